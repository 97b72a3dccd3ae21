type Thing = { '@type': string } & Record<string, unknown>;

/** What a page is about, for search engines. Data, not code: the content security policy lets it through. */
export function JsonLd({ things }: { things: readonly Thing[] }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': things });
  // `<` never appears, so that no text of a visitor can close the script element.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json.replaceAll('<', '\\u003c') }} />;
}
