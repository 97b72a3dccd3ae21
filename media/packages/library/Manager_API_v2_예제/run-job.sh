#!/bin/sh
# 사용법: MANAGER_URL=... CLIENT_ID=... CLIENT_SECRET=... ./run-job.sh 요청예.json
set -eu
body=${1:-요청예.json}
key=$(date +%Y-%m-%d)-$(cksum < "$body" | cut -d' ' -f1)

token=$(curl -fsS "$MANAGER_URL/api/v2/token" -H 'Content-Type: application/json' \
  -d "{\"clientId\":\"$CLIENT_ID\",\"clientSecret\":\"$CLIENT_SECRET\"}" |
  sed -n 's/.*"access_token" *: *"\([^"]*\)".*/\1/p')

job=$(curl -fsS "$MANAGER_URL/api/v2/jobs" -H "Authorization: Bearer $token" \
  -H 'Content-Type: application/json' -H "Idempotency-Key: $key" --data-binary "@$body" |
  sed -n 's/.*"jobId" *: *"\([^"]*\)".*/\1/p')
echo "작업 번호: $job"

while :; do
  status=$(curl -fsS "$MANAGER_URL/api/v2/jobs/$job" -H "Authorization: Bearer $token" |
    sed -n 's/.*"status" *: *"\([^"]*\)".*/\1/p')
  echo "$(date +%H:%M:%S) $status"
  case $status in
    succeeded) exit 0 ;;
    partial | failed | stopped) exit 1 ;;
  esac
  sleep 15
done
