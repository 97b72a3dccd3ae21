# 사용법: .\run-job.ps1 -Body .\요청예.json
param([string]$Body = '.\요청예.json')
$ErrorActionPreference = 'Stop'
$base = $env:MANAGER_URL.TrimEnd('/')

$token = (Invoke-RestMethod -Method Post -Uri "$base/api/v2/oauth/token" -Body @{
  grant_type = 'client_credentials'; client_id = $env:CLIENT_ID; client_secret = $env:CLIENT_SECRET
}).access_token
$headers = @{ Authorization = "Bearer $token"; 'Idempotency-Key' = "$(Get-Date -Format yyyy-MM-dd)-$((Get-FileHash $Body).Hash.Substring(0, 12))" }
$json = [System.Text.Encoding]::UTF8.GetBytes((Get-Content $Body -Raw -Encoding UTF8))

$job = (Invoke-RestMethod -Method Post -Uri "$base/api/v2/jobs" -Headers $headers -ContentType 'application/json' -Body $json).jobId
Write-Output "작업 번호: $job"
do {
  Start-Sleep -Seconds 15
  $found = Invoke-RestMethod -Uri "$base/api/v2/jobs/$job" -Headers $headers
  Write-Output "$(Get-Date -Format HH:mm:ss) $($found.state)"
} until ($found.state -in '성공', '실패', '취소')
if ($found.state -ne '성공') { Write-Error $found.error.message }
