import { expect, it } from 'vitest';
import { maskEmail, maskName, maskPhone } from './mask-value.ts';

it.each([
  ['홍', '*'],
  ['김철', '김*'],
  ['홍길동', '홍*동'],
  ['Jane Doe', 'J******e'],
])('shows the name %s as %s', (name, masked) => expect(maskName(name)).toBe(masked));

it.each([
  ['hong@example.com', 'ho***@example.com'],
  ['h@example.com', '***@example.com'],
  ['hg@example.com', 'h***@example.com'],
])('shows the address %s as %s', (email, masked) => expect(maskEmail(email)).toBe(masked));

it.each([
  ['010-1234-5678', '010-****-5678'],
  ['02 555 0100', '02 *** 0100'],
  ['+82 10 1234 5678', '+82 1* **** 5678'],
  ['1588-0000', '15**-**00'],
])('shows the number %s as %s', (phone, masked) => expect(maskPhone(phone)).toBe(masked));
