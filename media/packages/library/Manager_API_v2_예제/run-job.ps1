# 사용법: .\run-job.ps1 -Body .\요청예.json
param([string]$Body = '.\요청예.json')
$ErrorActionPreference = 'Stop'
$base = $env:MANAGER_URL.TrimEnd('/')

$token = (Invoke-RestMethod -Method Post -Uri "$base/api/v2/token" -ContentType 'application/json' -Body (@{
  clientId = $env:CLIENT_ID; clientSecret = $env:CLIENT_SECRET
} | ConvertTo-Json)).access_token
$headers = @{ Authorization = "Bearer $token"; 'Idempotency-Key' = "$(Get-Date -Format yyyy-MM-dd)-$((Get-FileHash $Body).Hash.Substring(0, 12))" }
$json = [System.Text.Encoding]::UTF8.GetBytes((Get-Content $Body -Raw -Encoding UTF8))

$job = (Invoke-RestMethod -Method Post -Uri "$base/api/v2/jobs" -Headers $headers -ContentType 'application/json' -Body $json).jobId
Write-Output "작업 번호: $job"
do {
  Start-Sleep -Seconds 15
  $found = Invoke-RestMethod -Uri "$base/api/v2/jobs/$job" -Headers $headers
  Write-Output "$(Get-Date -Format HH:mm:ss) $($found.status)"
} until ($found.status -in 'succeeded', 'partial', 'failed', 'stopped')
if ($found.status -ne 'succeeded') { Write-Error $found.error.message }
