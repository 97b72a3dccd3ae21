"""Manager API v2로 작업을 실행하고 결과를 기다립니다."""
import hashlib
import json
import os
import sys
import time
import urllib.request

BASE = os.environ["MANAGER_URL"].rstrip("/")


def call(method, path, token=None, body=None, headers=None):
    sent = dict(headers or {})
    data = None
    if token:
        sent["Authorization"] = f"Bearer {token}"
    if body is not None:
        data = json.dumps(body, ensure_ascii=False).encode()
        sent["Content-Type"] = "application/json"
    request = urllib.request.Request(BASE + path, data=data, headers=sent, method=method)
    with urllib.request.urlopen(request, timeout=30) as response:
        return json.load(response)


def main(path):
    with open(path, encoding="utf-8") as file:
        body = json.load(file)
    token = call("POST", "/api/v2/token", body={
        "clientId": os.environ["CLIENT_ID"],
        "clientSecret": os.environ["CLIENT_SECRET"],
    })["access_token"]
    digest = hashlib.sha256(json.dumps(body, sort_keys=True).encode()).hexdigest()[:12]
    job = call("POST", "/api/v2/jobs", token, body,
               headers={"Idempotency-Key": f"{time.strftime('%Y-%m-%d')}-{digest}"})["jobId"]
    print("작업 번호:", job)
    while True:
        found = call("GET", f"/api/v2/jobs/{job}", token)
        print(time.strftime("%H:%M:%S"), found["status"])
        if found["status"] == "succeeded":
            print(json.dumps(found.get("output", {}), ensure_ascii=False, indent=2))
            return 0
        if found["status"] in ("partial", "failed", "stopped"):
            print((found.get("error") or {}).get("message", ""))
            return 1
        time.sleep(15)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1] if len(sys.argv) > 1 else "요청예.json"))
