import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { FooterPreview } from './footer-preview.tsx';

const nobody = {
  name: '',
  representative: '',
  businessNumber: '',
  address: '',
  phone: '',
  email: '',
  copyright: '',
  familySites: [],
};
const shown = (company: Partial<typeof nobody>) =>
  renderToStaticMarkup(<FooterPreview company={{ ...nobody, ...company }} />);

it('shows the lines of the footer apart, as visitors see them, and no half sentence of a company without a name', () => {
  const html = shown({ name: '주식회사 예시', representative: '홍길동', phone: '02-1234-5678' });
  expect(html).toContain('<li>대표이사 홍길동</li><li>전화 02-1234-5678</li>');
  expect(html).toContain('© 주식회사 예시');
  expect(shown({})).toContain('회사 정보를 준비하고 있습니다.');
  expect(shown({})).not.toContain('©');
});
