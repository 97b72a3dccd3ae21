/** The agreements of sign-up, in their order; `kind` names the text of each. */
export const CONSENTS = {
  termsOfUse: { kind: 'terms-of-use', isRequired: true },
  privacy: { kind: 'privacy-signup', isRequired: true },
  age: { kind: 'age', isRequired: true },
  marketing: { kind: 'marketing', isRequired: false },
} as const;

export type ConsentName = keyof typeof CONSENTS;
export type Agreements = Record<ConsentName, boolean>;
/** Of each text, as the visitor was shown it. */
export type TermVersions = Record<ConsentName, string>;

export const NO_AGREEMENTS: Agreements = { termsOfUse: false, privacy: false, age: false, marketing: false };

const names = Object.keys(CONSENTS) as ConsentName[];

/** Specification point 5: terms, privacy and age are required; marketing is not. Agree-all is true with them. */
export const hasRequiredAgreements = (value: Agreements) =>
  names.every((name) => value[name] || !CONSENTS[name].isRequired);

/** Agree-all ticks terms, privacy and age, and is true when those three are (specification point 4). */
export const setAll = (value: Agreements, agreed: boolean): Agreements => ({
  ...value,
  termsOfUse: agreed,
  privacy: agreed,
  age: agreed,
});
