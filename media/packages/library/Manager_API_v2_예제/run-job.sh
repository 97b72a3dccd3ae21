#!/bin/sh
# 사용법: MANAGER_URL=... CLIENT_ID=... CLIENT_SECRET=... ./run-job.sh 요청예.json
set -eu
body=${1:-요청예.json}
key=$(date +%Y-%m-%d)-$(cksum < "$body" | cut -d' ' -f1)

token=$(curl -fsS "$MANAGER_URL/api/v2/oauth/token" \
  -d grant_type=client_credentials -d "client_id=$CLIENT_ID" -d "client_secret=$CLIENT_SECRET" |
  sed -n 's/.*"access_token" *: *"\([^"]*\)".*/\1/p')

job=$(curl -fsS "$MANAGER_URL/api/v2/jobs" -H "Authorization: Bearer $token" \
  -H 'Content-Type: application/json' -H "Idempotency-Key: $key" --data-binary "@$body" |
  sed -n 's/.*"jobId" *: *"\([^"]*\)".*/\1/p')
echo "작업 번호: $job"

while :; do
  state=$(curl -fsS "$MANAGER_URL/api/v2/jobs/$job" -H "Authorization: Bearer $token" |
    sed -n 's/.*"state" *: *"\([^"]*\)".*/\1/p')
  echo "$(date +%H:%M:%S) $state"
  case $state in
    성공) exit 0 ;;
    실패 | 취소) exit 1 ;;
  esac
  sleep 15
done
