/** No token of a link in a mail is as long. */
export const LINK_TOKEN_MAX = 200;
