/** Address that calls a telephone number, from digits and a leading + alone (RFC 3966). */
export const telephoneAddress = (phone: string) => `tel:${phone.replace(/[^\d+]/g, '')}`;
