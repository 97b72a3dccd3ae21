import { describe, expect, it } from 'vitest';
import { fittingVersion, newestFirst, nearestVersion } from './drivers.ts';

it('sorts versions by their numbers, not by their letters', () => {
  const versions = ['99.0.4844.51', '142.0.7444.61', '142.0.7444.175', '142.0.999.1', '100.0.4896.20'];
  expect(versions.toSorted(newestFirst)).toEqual([
    '142.0.7444.175',
    '142.0.7444.61',
    '142.0.999.1',
    '100.0.4896.20',
    '99.0.4844.51',
  ]);
});

describe('the fitting driver', () => {
  const chrome = ['142.0.7444.61', '142.0.7444.175', '142.0.7499.4', '141.0.7390.122'];
  it.each([
    ['142.0.7444.59', '142.0.7444.175'],
    ['142.0.7444', '142.0.7444.175'],
    ['142.0.7499.40', '142.0.7499.4'],
    ['142.0.0.0', '142.0.7499.4'],
    ['142', '142.0.7499.4'],
    ['141.0.7390.0', '141.0.7390.122'],
    ['142.0.7000.1', null],
    ['143.0.0.0', null],
    ['14', null],
  ])('of Chrome %s is %s', (wanted, fitting) => {
    expect(fittingVersion('chrome', wanted, chrome)).toBe(fitting);
  });

  const edge = ['142.0.3595.53', '142.0.3595.94', '142.0.3600.1', '141.0.3537.99'];
  it.each([
    ['142.0.3595.53', '142.0.3595.53'],
    ['142.0.3595.60', '142.0.3595.94'],
    ['142.0.3590.1', '142.0.3600.1'],
    ['142.0.0.0', '142.0.3600.1'],
    ['140.0.0.0', null],
  ])('of Edge %s is %s', (wanted, fitting) => {
    expect(fittingVersion('edge', wanted, edge)).toBe(fitting);
  });
});

it('offers the nearest version where none fits, the older of two as near and the newest of its major', () => {
  const known = ['140.0.1.2', '142.0.1.1', '142.0.7.0', '146.0.0.1'];
  expect(nearestVersion('150.0.0.0', known)).toBe('146.0.0.1');
  expect(nearestVersion('144.0.0.0', known)).toBe('142.0.7.0');
  expect(nearestVersion('99', known)).toBe('140.0.1.2');
  expect(nearestVersion('99', [])).toBeNull();
});
