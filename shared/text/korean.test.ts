import { expect, it } from 'vitest';
import { SETTING_NAMES } from '#server/config.ts';
import { withNameFilledIn, withParticle } from './korean.ts';

it.each([
  ['{company}는 만듭니다.', '아이온오토메이션', '아이온오토메이션은 만듭니다.'],
  ['{company}는 만듭니다.', '한빛소프트', '한빛소프트는 만듭니다.'],
  ['{company}(이하 “회사”)가 운영하는', '아이온오토메이션', '아이온오토메이션(이하 “회사”)이 운영하는'],
  ['{company}과 {company}을', '나라', '나라와 나라를'],
  ['{company}의 이용, {company} 이용', '아이온', '아이온의 이용, 아이온 이용'],
  ['{company}이용', '나라', '나라이용'],
  ['{product}는', '$&', '{product}는'],
  ['{company}가', '$&', '$&가'],
])('%s with %s', (text, name, expected) => {
  expect(withNameFilledIn(text, 'company', name)).toBe(expected);
});

it.each([
  ['이름', '을', '이름을'],
  ['내용 요약', '은', '내용 요약은'],
  ['대표', '은', '대표는'],
  ['‘제목’', '과', '‘제목’과'],
  ['[RPA]', '이', '[RPA]가'],
  ['서버(a:3001)', '과', '서버(a:3001)와'],
  ['서울', '으로', '서울로'],
  ['부산', '으로', '부산으로'],
  ['1.1', '으로', '1.1로'],
  ['1.3', '으로', '1.3으로'],
  ['staff@example.com', '으로', 'staff@example.com으로'],
  ['http://127.0.0.1:3000', '으로', 'http://127.0.0.1:3000으로'],
  ['AION-U', '은', 'AION-U는'],
  ['Oracle', '은', 'Oracle은'],
  ['Acme', '은', 'Acme는'],
  ['', '은', '는'],
  // Capitals, spelled out.
  ['SAP', '은', 'SAP는'],
  ['ERP', '을', 'ERP를'],
  ['KPI', '이', 'KPI가'],
  ['PDF', '으로', 'PDF로'],
  ['HWP', '과', 'HWP와'],
  ['LOT', '은', 'LOT는'],
  ['HTML', '은', 'HTML은'],
  ['HTML', '으로', 'HTML로'],
  ['CRM', '이', 'CRM이'],
  ['CRM', '으로', 'CRM으로'],
  ['VPN', '을', 'VPN을'],
  ['OCR', '과', 'OCR과'],
  ['B2B', '은', 'B2B는'],
  ['KTNET', '은', 'KTNET은'],
  ['VB.NET', '으로', 'VB.NET으로'],
  // Words, by how they end.
  ['Web', '은', 'Web은'],
  ['Lab', '을', 'Lab을'],
  ['GitHub', '은', 'GitHub는'],
  ['Hub', '은', 'Hub는'],
  ['App', '은', 'App은'],
  ['Backup', '으로', 'Backup으로'],
  ['Help', '은', 'Help는'],
  ['domain', '은', 'domain은'],
  ['Outlook', '이', 'Outlook이'],
  ['Robot', '은', 'Robot은'],
  ['Report', '을', 'Report를'],
  ['Excel', '으로', 'Excel로'],
  ['Chrome', '은', 'Chrome은'],
  ['Teams', '은', 'Teams는'],
  ['Studio', '은', 'Studio는'],
] as const)('%s takes %s as %s', (word, particle, expected) => {
  expect(withParticle(word, particle)).toBe(expected);
});

it('the particle after the name of a setting is that of how it is read', () => {
  const closed = [...SETTING_NAMES, 'STORAGE_URL_FILE'].filter((name) => withParticle(name, '은').endsWith('은'));
  expect(closed).toEqual([
    'PUBLIC_URL',
    'DATA_DIR',
    'DATABASE_URL',
    'STORAGE_URL',
    'SMTP_URL',
    'MAIL_FROM',
    'PRODUCT_NAME',
    'ADMIN_EMAIL',
    'RECAPTCHA_SECRET',
    'CHAT_API_URL',
    'CHAT_MODEL',
    'METRICS_TOKEN',
    'BACKUP_DIR',
    'BACKUP_KEEP',
    'LOG_LEVEL',
    'STORAGE_URL_FILE',
  ]);
});
