import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { JsonLd } from './json-ld.tsx';

it('no text of a document closes the script element, and search engines read it as it is', () => {
  const name = '</script><script>alert(1)</script><!-- ]]>';
  const html = renderToStaticMarkup(<JsonLd things={[{ '@type': 'Article', name }]} />);
  const [, json = ''] = /^<script type="application\/ld\+json">([^<]*)<\/script>$/.exec(html) ?? [];
  expect(JSON.parse(json)).toEqual({ '@context': 'https://schema.org', '@graph': [{ '@type': 'Article', name }] });
});
