import type { DriverPlatform, DriverType } from '#shared/site/drivers.ts';

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
  /** Start of an inquiry that requests a driver. */
  requestMessage: (browser: string, version: string, platform: string) =>
    `${[browser, version].filter(Boolean).join(' ')} (${platform})용 웹 드라이버 등록을 요청합니다.`,
  link: '웹 드라이버 다운로드',
  dialog: {
    title: '웹 드라이버 다운로드',
    description: '로봇이 브라우저를 다룰 때 사용합니다. 브라우저와 같은 버전을 선택해주세요.',
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
    nearest: (version: string) =>
      `가장 가까운 드라이버는 ${version}입니다. 브라우저와 버전이 다르면 동작하지 않을 수 있습니다.`,
    downloadNearest: (version: string) => `${version} 다운로드`,
    missing: '원하는 버전을 찾지 못하셨나요?',
    request: '드라이버 등록 요청',
    file: '파일',
  },
};
