import { expect, it } from 'vitest';
import { paths } from '#shared/paths.ts';
import { driverRequestOf } from './driver-request.ts';

const searchOf = (path: string) => new URL(path, 'https://portal.example').searchParams;

it('asks for the driver of a browser that has none', () => {
  const wanted = { driver: 'chrome', platform: 'win64', version: '150.0.7000.1' } as const;
  expect(driverRequestOf(searchOf(paths.driverRequest(wanted)))).toBe(
    'Chrome 150.0.7000.1 (Windows 64비트)용 웹 드라이버 등록을 요청합니다.',
  );
  expect(driverRequestOf(searchOf(paths.driverRequest({ ...wanted, version: '' })))).toBe(
    'Chrome (Windows 64비트)용 웹 드라이버 등록을 요청합니다.',
  );
});

it.each([
  '/contact',
  '/contact?driver=opera&platform=win64',
  '/contact?driver=chrome&platform=win64&version=당장+입금',
])('puts nothing into an inquiry for %s', (path) => {
  expect(driverRequestOf(searchOf(path))).toBeNull();
});
