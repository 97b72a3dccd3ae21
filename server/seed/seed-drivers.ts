import { Readable } from 'node:stream';
import { strToU8, zipSync } from 'fflate';
import type { DriverType } from '#shared/site/drivers.ts';
import type { Context } from '../context.ts';
import type { DriverKey } from '../features/drivers/driver-names.ts';
import { driverId } from '../features/drivers/driver-names.ts';
import { findDriver } from '../features/drivers/driver.queries.ts';
import { storeDriver } from '../features/drivers/store-driver.ts';

const VERSIONS: Record<DriverType, readonly string[]> = {
  chrome: [
    '142.0.7444.175',
    '142.0.7444.162',
    '142.0.7444.61',
    '141.0.7390.122',
    '141.0.7390.76',
    '140.0.7339.207',
    '139.0.7258.154',
    '138.0.7204.183',
  ],
  edge: [
    '142.0.3595.94',
    '142.0.3595.80',
    '142.0.3595.53',
    '141.0.3537.99',
    '141.0.3537.71',
    '140.0.3485.94',
    '139.0.3405.125',
    '138.0.3351.121',
  ],
};
const PLATFORMS = ['win64', 'linux64', 'mac-arm64'] as const;

const REAL_ONES: Record<DriverType, string> = {
  chrome: 'https://googlechromelabs.github.io/chrome-for-testing/',
  edge: 'https://developer.microsoft.com/microsoft-edge/tools/webdriver/',
};

/**
 * Placeholder zips with a text file: the real drivers may not be redistributed, and the demo must start without a
 * network. Existing ones of an interrupted start are kept.
 */
export async function seedDrivers(context: Context): Promise<void> {
  for (const type of ['chrome', 'edge'] as const) {
    for (const version of VERSIONS[type]) {
      for (const platform of PLATFORMS) {
        const key = { type, version, platform };
        if (!(await findDriver(context.db, driverId(key))))
          await storeDriver(context, key, 'demo', Readable.from([standIn(key)]));
      }
    }
  }
}

function standIn({ type, version, platform }: DriverKey): Buffer {
  const text = [
    '이 파일은 체험용 대체 파일이며, 실행할 수 있는 드라이버가 들어 있지 않습니다.',
    '',
    `종류: ${type}`,
    `버전: ${version}`,
    `운영체제: ${platform}`,
    '',
    '실제 드라이버는 아래 주소에서 다운로드할 수 있습니다.',
    REAL_ONES[type],
    '',
    '관리자는 관리 화면의 웹 드라이버에서 실제 드라이버를 등록하거나 가져올 수 있습니다.',
    '',
    'This is a stand-in for demonstration. It holds no driver; get the real one at the address above.',
    '',
  ].join('\r\n');
  // Byte order mark for old Windows editors; fixed date for a stable SHA-256.
  return Buffer.from(zipSync({ '읽어주세요.txt': strToU8(`\uFEFF${text}`) }, { mtime: '2026-01-02T00:00:00' }));
}
