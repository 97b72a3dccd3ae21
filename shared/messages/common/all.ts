// One file per group, so that a page loads only the texts that it shows.
export * from './form.ko.ts';
export { boardFields } from './board-field.ko.ts';
export { editor } from './editor.ko.ts';
export { files } from './file.ko.ts';
export { find } from '../account/find.ko.ts';
export { login } from '../account/login.ko.ts';
export { documents } from './document.ko.ts';
export { resetPassword } from '../account/reset-password.ko.ts';
export { shell } from './shell.ko.ts';
export { signup } from '../account/signup.ko.ts';
export { site } from './site.ko.ts';
export { user } from '../account/user.ko.ts';
export { userEdit } from '../account/user-edit.ko.ts';
export { verifyEmail } from '../account/email/verify-email.ko.ts';
