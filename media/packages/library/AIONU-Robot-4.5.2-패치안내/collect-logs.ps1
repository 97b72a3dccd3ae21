# Robot의 최근 로그를 모아 바탕 화면에 압축합니다. 비밀번호와 토큰은 가립니다.
$ErrorActionPreference = 'Stop'
$source = 'C:\ProgramData\AIONU\Robot\logs'
$work = Join-Path $env:TEMP ("aionu-logs-" + (Get-Date -Format yyyyMMddHHmm))
New-Item -ItemType Directory -Path $work | Out-Null

Get-ChildItem $source -Filter *.log | Where-Object LastWriteTime -gt (Get-Date).AddDays(-3) | ForEach-Object {
  $text = Get-Content $_.FullName -Raw -Encoding UTF8
  $text = $text -replace '(?i)(password|token|secret)("?\s*[:=]\s*"?)[^"\s,}]+', '$1$2********'
  Set-Content (Join-Path $work $_.Name) $text -Encoding UTF8
}
Get-ComputerInfo -Property OsName, OsVersion, OsTotalVisibleMemorySize | Out-File (Join-Path $work 'system.txt') -Encoding utf8
Get-PSDrive C | Select-Object Used, Free | Out-File (Join-Path $work 'disk.txt') -Encoding utf8

$target = Join-Path ([Environment]::GetFolderPath('Desktop')) ((Split-Path $work -Leaf) + '.zip')
Compress-Archive -Path "$work\*" -DestinationPath $target -Force
Remove-Item $work -Recurse
Write-Output "만들었습니다: $target"
