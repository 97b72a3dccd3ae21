type Thing = { '@type': string } & Record<string, unknown>;

/** JSON-LD for search engines. A data block, which the content security policy allows. */
export function JsonLd({ things }: { things: readonly Thing[] }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': things });
  // `<` is escaped, so that no text can close the script element.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json.replaceAll('<', '\\u003c') }} />;
}
