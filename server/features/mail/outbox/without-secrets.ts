/** Removes tokens from a mail's text shown to others: with the link they could take over the account. */
export const withoutSecrets = (text: string) => text.replace(/([?&]token=)[\w.-]+/g, '$1••••••');
