import type { Company } from './company.ts';
import { FAMILY_SITE_COUNT } from './company.ts';
import { LIMITS } from '../limits.ts';
import { messages } from '../messages.ko.ts';
import { companyText as text } from '../messages/site/company.ko.ts';
import { isWebAddress } from '../text/web-address.ts';
import type { FieldError } from '../validation.ts';
import { checkEmail, checkHidden } from '../validation.ts';

/** Validates the company data; errors by field name. Fields of family sites: `siteName0`, `siteUrl0` and so on. */
export function checkCompany(company: Company): Record<string, FieldError> {
  const { labels, invalid } = text;
  const within = (name: keyof typeof labels, max: number): FieldError =>
    company[name].trim().length <= max
      ? checkHidden(company[name].trim(), labels[name])
      : messages.tooLong(labels[name], max);
  const sites = company.familySites
    .slice(0, FAMILY_SITE_COUNT)
    .flatMap(({ name, url }, at) => [
      [`siteName${at}`, siteNameError(name.trim(), url.trim(), at)] as const,
      [`siteUrl${at}`, siteUrlError(name.trim(), url.trim())] as const,
    ]);
  return {
    name: company.name.trim() === '' ? messages.required(labels.name) : within('name', LIMITS.companyNameMaxChars),
    representative: within('representative', LIMITS.userNameMaxChars),
    businessNumber:
      company.businessNumber.trim() === '' || isBusinessNumber(company.businessNumber) ? null : invalid.businessNumber,
    address: within('address', LIMITS.companyAddressMaxChars),
    phone: within('phone', LIMITS.phoneMaxChars) ?? (/^[\d+()\- ]*$/.test(company.phone.trim()) ? null : invalid.phone),
    email: company.email.trim() === '' ? null : checkEmail(company.email.trim()),
    copyright: within('copyright', LIMITS.copyrightMaxChars),
    ...Object.fromEntries(sites),
  };
}

function siteNameError(name: string, url: string, at: number): FieldError {
  if (name === '') return url === '' ? null : text.invalid.siteName;
  const max = LIMITS.familySiteNameMaxChars;
  const label = text.siteName(at + 1);
  return name.length <= max ? checkHidden(name, label) : messages.tooLong(label, max);
}

function siteUrlError(name: string, url: string): FieldError {
  if (url === '') return name === '' ? null : text.invalid.siteUrl;
  const isValid = isWebAddress(url) && url.length <= LIMITS.urlMaxChars;
  return isValid ? null : text.invalid.url;
}

const WEIGHTS = [1, 3, 7, 1, 3, 7, 1, 3, 5];

/** Format `000-00-00000` with a valid check digit. */
function isBusinessNumber(value: string): boolean {
  const digits = /^(\d{3})-?(\d{2})-?(\d{5})$/.exec(value.trim())?.slice(1).join('');
  if (!digits) return false;
  const sum = WEIGHTS.reduce((total, weight, at) => total + weight * Number(digits[at]), 0);
  const carried = sum + Math.floor((Number(digits[8]) * 5) / 10);
  return (10 - (carried % 10)) % 10 === Number(digits[9]);
}
