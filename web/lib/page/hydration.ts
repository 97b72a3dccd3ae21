import type { StaticHandlerContext } from 'react-router';
import { FAILURE_TEXT } from '#shared/messages/common/failure.ko.ts';
import type { Settings } from '../app-context.tsx';
import { ApiError } from '../api/api-error.ts';
import type { DocumentPreview } from '../api/login-required.ts';
import { LoginRequired } from '../api/login-required.ts';
import { packRows, unpackRows } from './pack-rows.ts';

const ELEMENT_ID = 'hydration';

interface Failure {
  status: number;
  code: string;
  message: string;
  preview?: DocumentPreview | null;
}

/** Data that the browser needs to hydrate the page. */
interface Hydration {
  settings: Settings;
  loaderData: StaticHandlerContext['loaderData'];
  errors: Record<string, Failure> | null;
}

export function writeHydration(settings: Settings, context: StaticHandlerContext): string {
  const hydration: Hydration = { settings, loaderData: context.loaderData, errors: failuresOf(context.errors) };
  // `<` is escaped, so that no text can close the script element.
  return JSON.stringify(packRows(hydration)).replaceAll('<', '\\u003c');
}

export function readHydration() {
  const json = document.getElementById(ELEMENT_ID)?.textContent ?? '';
  const { settings, loaderData, errors } = unpackRows(JSON.parse(json)) as Hydration;
  return { json, settings, loaderData, errors: errors && revive(errors) };
}

/** Failures in serialisable form. Errors other than `ApiError` are reduced to a general server error. */
function failuresOf(errors: StaticHandlerContext['errors']): Record<string, Failure> | null {
  if (errors === null) return null;
  return Object.fromEntries(Object.entries(errors).map(([routeId, error]) => [routeId, failureOf(error)]));
}

function failureOf(error: unknown): Failure {
  if (error instanceof LoginRequired) {
    return { status: error.status, code: error.code, message: error.message, preview: error.preview };
  }
  if (error instanceof ApiError) return { status: error.status, code: error.code, message: error.message };
  return { status: 500, code: 'CM06', message: FAILURE_TEXT.CM06 };
}

const revive = (errors: Record<string, Failure>) =>
  Object.fromEntries(
    Object.entries(errors).map(([routeId, { status, code, message, preview }]) => [
      routeId,
      preview === undefined ? new ApiError(status, code, message) : new LoginRequired(preview),
    ]),
  );
