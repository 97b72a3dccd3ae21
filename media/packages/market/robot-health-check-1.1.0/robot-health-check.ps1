# Robot 서버의 상태를 점검합니다. 서버에 원격 관리(WinRM)가 켜져 있어야 합니다.
param(
  [string]$ListPath = '.\서버목록.csv',
  [string]$MailTo = '',
  [string]$MailServer = 'mail.intra.example'
)
$ErrorActionPreference = 'Stop'

function Get-RobotState([string]$Name) {
  Invoke-Command -ComputerName $Name -ErrorAction Stop -ScriptBlock {
    $service = Get-Service 'AION-U Robot' -ErrorAction SilentlyContinue
    $disk = Get-PSDrive C
    $memory = Get-CimInstance Win32_OperatingSystem
    $chrome = Get-Item 'C:\Program Files\Google\Chrome\Application\chrome.exe' -ErrorAction SilentlyContinue
    $driver = Get-ChildItem 'C:\Program Files\AIONU\Robot\drivers' -Filter 'chromedriver*.exe' -ErrorAction SilentlyContinue | Select-Object -First 1
    $last = Get-Content 'C:\ProgramData\AIONU\Robot\logs\last-run.json' -Raw -Encoding UTF8 -ErrorAction SilentlyContinue | ConvertFrom-Json
    [pscustomobject]@{
      Service = if ($service) { [string]$service.Status } else { '없음' }
      FreeGB  = [math]::Round($disk.Free / 1GB, 1)
      Memory  = [math]::Round(100 - 100 * $memory.FreePhysicalMemory / $memory.TotalVisibleMemorySize)
      Chrome  = if ($chrome) { $chrome.VersionInfo.ProductVersion } else { '' }
      Driver  = if ($driver) { (& $driver.FullName --version) -replace '^\D*([\d.]+).*$', '$1' } else { '' }
      LastRun = if ($last) { "$($last.at) $($last.result)" } else { '기록 없음' }
    }
  }
}

$results = foreach ($server in Import-Csv $ListPath -Encoding UTF8) {
  $problems = @()
  try {
    $found = Get-RobotState $server.서버
    if ($found.Service -ne 'Running') { $problems += '오류: Robot 서비스가 멈춰 있습니다.' }
    if ($found.FreeGB -lt [double]$server.최소여유GB) { $problems += "주의: C 드라이브 여유 공간이 $($server.최소여유GB)GB보다 적습니다." }
    $chrome = ($found.Chrome -split '\.')[0..2] -join '.'
    $driver = ($found.Driver -split '\.')[0..2] -join '.'
    if ($found.Chrome -and $chrome -ne $driver) { $problems += '오류: 브라우저와 드라이버의 버전이 다릅니다.' }
  } catch {
    $found = [pscustomobject]@{ Service = '연결 안 됨' }
    $problems += "오류: 서버에 연결하지 못했습니다. $($_.Exception.Message)"
  }
  [pscustomobject]@{
    서버 = $server.서버; 그룹 = $server.그룹; 서비스 = $found.Service; 여유GB = $found.FreeGB; 메모리 = $found.Memory
    브라우저 = $found.Chrome; 드라이버 = $found.Driver
    마지막실행 = $found.LastRun
    상태 = if ($problems -match '^오류') { '오류' } elseif ($problems) { '주의' } else { '정상' }
    확인할것 = $problems -join ' '
  }
}

$results | Select-Object * -ExcludeProperty 확인할것 | Format-Table -AutoSize
$results | Where-Object 확인할것 | ForEach-Object { Write-Output "$($_.서버)  $($_.확인할것)" }

New-Item -ItemType Directory -Force '.\결과' | Out-Null
$path = ".\결과\$(Get-Date -Format yyyy-MM-dd_HHmm).csv"
$results | Export-Csv $path -NoTypeInformation -Encoding UTF8
Write-Output "결과를 저장했습니다: $path"

if ($MailTo) {
  $errors = @($results | Where-Object 상태 -eq '오류').Count
  $warnings = @($results | Where-Object 상태 -eq '주의').Count
  $body = $results | Sort-Object { @('오류', '주의', '정상').IndexOf($_.상태) } | ConvertTo-Html -Property 서버, 상태, 확인할것, 마지막실행 | Out-String
  Send-MailMessage -SmtpServer $MailServer -From 'rpa@intra.example' -To $MailTo -Encoding UTF8 -BodyAsHtml -Body $body `
    -Subject "[로봇 서버 점검] 오류 ${errors}대, 주의 ${warnings}대 ($(@($results).Count)대 가운데)"
}
