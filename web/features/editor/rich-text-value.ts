/** Value of the editor: the HTML to send, and what the length rules need. */
export interface RichText {
  html: string;
  text: string;
  hasMedia: boolean;
}

/** For HTML from the server; needs no DOM. */
export const richTextOf = (html: string): RichText => ({
  html,
  text: html.replace(/<[^>]*>/g, ' ').trim(),
  hasMedia: /<img\b/.test(html),
});
