@echo off
chcp 65001 > nul
set SOURCE=\\fileserver.intra.example\deploy\AIONU
set LOG=%TEMP%\AIONU-install.log

rem Studio가 열려 있으면 닫힐 때까지 기다렸다가 설치합니다. 다시 시작하지 않습니다.
msiexec /i "%SOURCE%\AIONU-Studio-4.6.0-x64.msi" /quiet /norestart /l*v "%LOG%" ^
  CENTER_URL=https://center.example LICENSE_MODE=user SETTINGS="%SOURCE%\settings.json"
if errorlevel 1 (
  echo 설치하지 못했습니다. %LOG% 파일을 확인해주세요.
  exit /b 1
)
echo 설치를 마쳤습니다.
