/** Agreements of the sign-up, in display order; `kind` is the legal text, `flag` the name in specification point 3. */
export const CONSENTS = {
  termsOfUse: { kind: 'terms-of-use', flag: 'agreeTermUse', isRequired: true },
  privacy: { kind: 'privacy-signup', flag: 'agreePrivacy', isRequired: true },
  age: { kind: 'age', flag: 'agreeAge', isRequired: true },
  marketing: { kind: 'marketing', flag: 'agreeMarketing', isRequired: false },
} as const;

export type ConsentName = keyof typeof CONSENTS;
export type Agreements = Record<ConsentName, boolean>;
/** Version of each text as shown to the visitor. */
export type TermVersions = Record<ConsentName, string>;

export const NO_AGREEMENTS: Agreements = { termsOfUse: false, privacy: false, age: false, marketing: false };

const names = Object.keys(CONSENTS) as ConsentName[];

/** Specification point 5: terms, privacy and age are required, marketing is not. */
export const hasRequiredAgreements = (value: Agreements) =>
  names.every((name) => value[name] || !CONSENTS[name].isRequired);

/** Agree-all sets terms, privacy and age, and is ticked when those three are (specification point 4). */
export const setAll = (value: Agreements, agreed: boolean): Agreements => ({
  ...value,
  termsOfUse: agreed,
  privacy: agreed,
  age: agreed,
});
