/** Address that calls a telephone number, without signs that RFC 3966 does not allow in one. */
export const telephoneAddress = (phone: string) => `tel:${phone.replace(/[^\d+-]/g, '')}`;
