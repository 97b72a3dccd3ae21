import type { DriverPlatform, DriverType } from '../drivers.ts';

const TYPES: Record<DriverType, string> = { chrome: 'Chrome', edge: 'Microsoft Edge' };

const PLATFORMS: Record<DriverPlatform, string> = {
  win64: 'Windows 64비트',
  win32: 'Windows 32비트',
  'win-arm64': 'Windows ARM',
  linux64: 'Linux 64비트',
  'mac-arm64': 'macOS (Apple Silicon)',
  'mac-x64': 'macOS (Intel)',
};

export const driverText = {
  types: TYPES,
  platforms: PLATFORMS,
  dialog: {
    title: '웹 드라이버 다운로드',
    description: '업무 자동화 로봇이 브라우저를 다룰 때 사용하는 드라이버입니다. 브라우저와 같은 버전을 선택해주세요.',
    type: '종류',
    platform: '운영체제',
    version: '버전',
    versionChosen: (version: string) => `버전: ${version}`,
    choose: '버전을 선택하세요',
    fits: '내 브라우저용',
    loading: '목록을 불러오는 중입니다.',
    empty: '등록된 드라이버가 없습니다.',
    listFailed: '드라이버 목록을 불러오지 못했습니다.',
    retry: '다시 시도',
    chooseFirst: '버전을 선택하면 다운로드할 수 있습니다.',
    download: '다운로드',
    yourBrowser: (browser: string, version: string) => `사용 중인 브라우저: ${browser} ${version}`,
    fitting: (version: string) => `맞는 드라이버 ${version}`,
    downloadFitting: '바로 다운로드',
    noneFits: '이 버전에 맞는 드라이버는 아직 등록되지 않았습니다.',
    file: '파일',
  },

  refusedZip: {
    broken: 'zip 파일이 손상되었거나 읽을 수 없는 형식입니다.',
    empty: 'zip 파일에 내용이 없습니다.',
    tooManyEntries: 'zip 파일에 파일이 너무 많습니다.',
    tooLarge: 'zip 파일을 풀었을 때의 크기가 너무 큽니다.',
    suspiciousRatio: 'zip 파일의 압축률이 비정상적으로 높습니다.',
    unsafeName: 'zip 파일에 안전하지 않은 경로가 있습니다.',
    duplicateName: 'zip 파일에 이름이 같은 파일이 있습니다.',
    encrypted: '암호가 걸린 zip 파일은 등록할 수 없습니다.',
    link: 'zip 파일에 링크가 들어 있습니다.',
  } satisfies Record<string, string>,
  programMissing: (program: string) => `zip 파일에 ${program} 파일이 없습니다. 종류와 운영체제를 확인해주세요.`,
  enterUrl: '주소를 입력해주세요.',
  enterList: '목록을 붙여넣어주세요.',
  versionFormat: '버전을 142.0.7444.175와 같은 형식으로 입력해주세요.',
};
