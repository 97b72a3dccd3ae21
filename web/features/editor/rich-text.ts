/** What an editor holds: the HTML to send, and what the rules of length look at. */
export interface RichText {
  html: string;
  text: string;
  hasMedia: boolean;
}

/** Of HTML that the server wrote; works without a DOM. */
export const richTextOf = (html: string): RichText => ({
  html,
  text: html.replace(/<[^>]*>/g, ' ').trim(),
  hasMedia: /<img\b/.test(html),
});
