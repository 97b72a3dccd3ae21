import type { Unlocked } from './password/password-gate.tsx';

export interface UserEditValues {
  userName: string;
  email: string;
  affiliation: string;
  newUserKey: string;
  retype: string;
  marketing: { email: boolean; sms: boolean };
}

export const valuesOf = ({ userName, pendingEmail, email, affiliation, marketing }: Unlocked['detail']) => ({
  userName,
  email: pendingEmail ?? email,
  affiliation,
  newUserKey: '',
  retype: '',
  marketing: { email: marketing.email, sms: marketing.sms },
});
