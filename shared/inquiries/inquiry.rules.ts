import type { InquiryFieldName, InquiryFields } from './inquiry-fields.ts';
import type { InquiryKind } from './inquiry-choices.ts';
import { COMPANY_SIZES, INQUIRY_PRODUCTS, ENVIRONMENTS, INDUSTRIES, INQUIRY_TYPES } from './inquiry-choices.ts';
import { FIELDS_OF, REQUIRED_OF } from './inquiry-fields.ts';
import { LIMITS } from '../limits.ts';
import { inquiryText } from '../messages/inquiries/inquiry.ko.ts';
import { inquiryListText } from '../messages/inquiries/inquiry-list.ko.ts';
import { messages } from '../messages.ko.ts';
import { isDay } from '../text/is-day.ts';
import type { FieldError } from '../validation.ts';
import { checkEmail, checkHiddenInLines, checkUserName } from '../validation.ts';

const labels = inquiryText.fields;

const filled =
  (label: string, maxChars: number, minChars = 1) =>
  (value: string): FieldError => {
    const text = value.trim();
    if (text === '') return messages.required(label);
    if (text.length < minChars) return messages.tooShort(label, minChars);
    return text.length <= maxChars ? checkHiddenInLines(text, label) : messages.tooLong(label, maxChars);
  };

const atMost =
  (label: string, maxChars: number) =>
  (value: string): FieldError =>
    value.trim().length <= maxChars ? checkHiddenInLines(value.trim(), label) : messages.tooLong(label, maxChars);

const oneOf =
  (label: string, options: readonly string[]) =>
  (value: string): FieldError =>
    options.includes(value) ? null : messages.choose(label);

const count = (value: string): FieldError =>
  /^\d{1,6}$/.test(value) && Number(value) >= 1 && Number(value) <= LIMITS.trialCountMax
    ? null
    : inquiryText.countFormat(LIMITS.trialCountMax);

/** Common formats: 010-1234-5678, 02 123 4567, +82 10 1234 5678. */
function phone(value: string): FieldError {
  const text = value.trim();
  if (text === '') return messages.required(labels.phone);
  const digits = text.replace(/\D/g, '').length;
  const isPhone = /^\+?[\d\s()-]+$/.test(text) && digits >= 8 && digits <= 15 && text.length <= LIMITS.phoneMaxChars;
  return isPhone ? null : inquiryText.phoneFormat;
}

/** An existing day, not before `today` and not too far in the future. */
function startDate(value: string, today: string): FieldError {
  if (!isDay(value)) return inquiryText.dateFormat;
  if (value < today) return inquiryText.datePast;
  const days = (Date.parse(value) - Date.parse(today)) / 86_400_000;
  return days <= LIMITS.trialStartMaxDays ? null : inquiryText.dateFar(LIMITS.trialStartMaxDays);
}

const checks: Record<InquiryFieldName, (value: string, today: string) => FieldError> = {
  inquiryType: oneOf(labels.inquiryType, INQUIRY_TYPES),
  name: checkUserName,
  company: filled(labels.company, LIMITS.companyMaxChars),
  department: atMost(labels.department, LIMITS.departmentMaxChars),
  position: filled(labels.position, LIMITS.positionMaxChars),
  email: (value) => checkEmail(value.trim()),
  phone,
  industry: oneOf(labels.industry, INDUSTRIES),
  companySize: oneOf(labels.companySize, COMPANY_SIZES),
  targetWork: filled(labels.targetWork, LIMITS.targetWorkMaxChars, 2),
  userCount: count,
  robotCount: count,
  environment: oneOf(labels.environment, ENVIRONMENTS),
  startDate,
  message: filled(labels.message, LIMITS.inquiryMessageMaxChars, LIMITS.inquiryMessageMinChars),
};

/**
 * Validates one field; returns the Korean message, or null. What the form does not require may be empty. `today` is the
 * day in Korean time.
 */
export const checkInquiryField = (
  type: InquiryKind,
  name: InquiryFieldName,
  value: string,
  today: string,
): FieldError => (value.trim() === '' && !REQUIRED_OF[type].includes(name) ? null : checks[name](value, today));

/** 체험 제품 is required, 관심제품 optional. */
export function checkProducts(type: InquiryKind, products: readonly string[]): FieldError {
  const isKnown = products.every((product) => (INQUIRY_PRODUCTS as readonly string[]).includes(product));
  if (!isKnown || (type === 'FREE' && products.length === 0)) return messages.choose(labels.products[type]);
  return null;
}

/** Validates all fields of a form; message or null per field. */
export const checkInquiry = (type: InquiryKind, fields: InquiryFields, products: readonly string[], today: string) => ({
  ...Object.fromEntries(FIELDS_OF[type].map((name) => [name, checkInquiryField(type, name, fields[name], today)])),
  products: checkProducts(type, products),
});

/** Validates the reply to the person who inquired. */
export const answerError = filled(inquiryListText.answer.label, LIMITS.inquiryMessageMaxChars);
