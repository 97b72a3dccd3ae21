import { mail, plainTable, terminal } from '../kit.mjs';

const WIDTHS = [14, 11, 12, 9, 24, 12];
const SERVERS = [
  ['b', '서버', '서비스', '여유 공간', '메모리', '브라우저 / 드라이버', '마지막 실행'],
  ['ok', 'FIN-BOT-01', '실행 중', '42.1GB', '61%', '142.0.7444 / 같음', '06:41 성공'],
  ['ok', 'FIN-BOT-02', '실행 중', '38.7GB', '58%', '142.0.7444 / 같음', '06:55 성공'],
  ['warn', 'OPS-BOT-01', '실행 중', '1.3GB', '64%', '142.0.7444 / 같음', '06:20 성공'],
  ['ok', 'OPS-BOT-02', '실행 중', '27.4GB', '70%', '142.0.7444 / 같음', '06:22 성공'],
  ['bad', 'OPS-BOT-03', '멈춤', '30.9GB', '22%', '142.0.7444 / 141', '05:48 실패'],
  ['ok', 'HR-BOT-01', '실행 중', '51.0GB', '40%', '142.0.7444 / 같음', '어제 성공'],
];

export default {
  'robot-health-check-1': terminal({
    title: 'Windows PowerShell · 관리자',
    lines: [
      ['cmd', 'PS C:\\RPA> .\\robot-health-check.ps1 -ListPath .\\서버목록.csv'],
      ['dim', '서버 6대를 확인합니다. (2026-11-20 07:00)'],
      ['', ''],
      ...SERVERS.map(([tone, ...cells]) => [tone, cells, WIDTHS]),
      ['', ''],
      ['warn', '주의  OPS-BOT-01  C 드라이브 여유 공간이 1.5GB보다 적습니다. 업데이트가 실패할 수 있습니다.'],
      ['bad', '오류  OPS-BOT-03  AION-U Robot 서비스가 멈춰 있습니다. 드라이버가 브라우저보다 낮습니다.'],
      ['dim', '조치 제안'],
      ['', '  1. OPS-BOT-01에서 30일 지난 로그를 지우세요.   .\\clean-logs.ps1 -Days 30'],
      ['', '  2. OPS-BOT-03의 drivers 폴더에 142 드라이버를 넣고 서비스를 시작하세요.'],
      ['ok', '결과를 저장했습니다: 결과\\2026-11-20_0700.csv'],
      ['', 'rpa-ops@company.example로 알렸습니다. (정상 4 · 주의 1 · 오류 1)'],
    ],
  }),
  'robot-health-check-2': mail({
    subject: '[로봇 서버 점검] 오류 1대, 주의 1대 (6대 가운데)',
    from: 'AION-U Robot',
    to: 'rpa-ops@company.example',
    time: '2026-11-20 07:01',
    body: `<p>오늘 07시 점검 결과입니다. 바로 조치할 서버를 위에 두었습니다.</p>${plainTable(
      ['서버', '상태', '확인한 것', '조치'],
      [
        ['OPS-BOT-03', '오류', '서비스 멈춤, 드라이버 141', '드라이버를 142로 바꾸고 서비스 시작'],
        ['OPS-BOT-01', '주의', 'C 여유 공간 1.3GB', '30일 지난 로그 정리'],
        ['FIN-BOT-01', '정상', '06:41 성공', '-'],
        ['FIN-BOT-02', '정상', '06:55 성공', '-'],
        ['OPS-BOT-02', '정상', '06:22 성공', '-'],
        ['HR-BOT-01', '정상', '어제 18:10 성공', '-'],
      ],
    )}<p>같은 오류가 이틀 이어지면 제목에 <b>[이어짐]</b>이 붙습니다.</p>`,
  }),
  'driver-sync-1': terminal({
    title: 'Windows PowerShell · 관리자',
    lines: [
      ['cmd', 'PS C:\\RPA> .\\driver-sync.ps1 -Portal https://portal.intra.example'],
      ['dim', '설치된 브라우저를 확인합니다.'],
      ['', '  Chrome  142.0.7444.60'],
      ['', '  Edge    142.0.3595.53'],
      ['dim', '맞는 드라이버를 포털에서 찾습니다.'],
      ['', '  GET /api/WebDriver/match?type=chrome&version=142.0.7444.60'],
      ['ok', '  chrome  142.0.7444.59  (같은 빌드의 가장 최근 패치)'],
      ['', '  GET /api/WebDriver/match?type=edge&version=142.0.3595.53'],
      ['ok', '  edge    142.0.3595.53  (네 자리가 모두 같음)'],
      ['dim', '내려받아 SHA-256 값을 비교합니다.'],
      ['ok', '  chromedriver.zip   같음'],
      ['ok', '  edgedriver.zip     같음'],
      ['dim', '실행 중인 작업이 끝나기를 기다립니다. (최대 20분)'],
      ['', '  FIN-BOT-01  일일 매출 대사  실행 중 ... 끝남'],
      ['ok', '드라이버를 바꾸고 Robot 서비스를 다시 시작했습니다.'],
      ['', '이전 드라이버는 drivers\\backup\\20261120에 두었습니다.'],
      ['cmd', 'PS C:\\RPA> _'],
    ],
  }),
};
