import type { Token } from 'marked';

/** Plain text of Markdown tokens. */
export function plainText(tokens: readonly Token[]): string {
  return tokens
    .map((token) => {
      if (token.type === 'table') {
        const rows = [token.header, ...token.rows] as { tokens: Token[] }[][];
        return rows.map((row) => row.map((cell) => plainText(cell.tokens)).join(' ')).join('\n');
      }
      if (token.type === 'list') {
        return (token.items as { tokens: Token[] }[]).map((item) => plainText(item.tokens)).join('\n');
      }
      if (token.type === 'image' || token.type === 'html') return '';
      if ('tokens' in token && token.tokens) return plainText(token.tokens) + (isBlock(token) ? '\n' : '');
      return 'text' in token ? String(token.text) + (isBlock(token) ? '\n' : '') : ' ';
    })
    .join('');
}

const isBlock = ({ type }: Token) => ['paragraph', 'heading', 'blockquote', 'code'].includes(type);
