import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '#server/testing/free-port.ts';
import { simpleParser } from './servers/parse-mail.ts';

/** Chosen by the first process that loads this, and passed to all others by the environment. */
const portOf = async (variable: string) => Number((process.env[variable] ??= String(await freePort())));

export const PORT = await portOf('PORTAL_E2E_PORT');
export const BASE_URL = `http://127.0.0.1:${PORT}`;
/** Origin of another site that may embed the chat. Only its test listens there. */
export const PRODUCT_ORIGIN = `http://intranet.test:${await portOf('PORTAL_E2E_PRODUCT_PORT')}`;
export const ADMIN = { userId: 'aionadmin', password: 'Adm1n!kx7mv2' };
export const DATA_DIR_VARIABLE = 'PORTAL_E2E_DATA_DIR';
export const PASSWORD = 'Kx7!mv2#Tq';

let made = 0;

/** A login ID that is unique in this run. */
export function newUserId(): string {
  made += 1;
  return `e2e${process.pid.toString(36)}x${made}`;
}

/** Mails to an address, oldest first. Without SMTP the portal writes them to its data folder. */
export async function mailsTo(address: string): Promise<{ subject: string; text: string }[]> {
  const folder = join(process.env[DATA_DIR_VARIABLE] ?? '', 'mail');
  const names = await readdir(folder).catch(() => []);
  const mails = await Promise.all(names.map(async (name) => simpleParser(await readFile(join(folder, name), 'utf8'))));
  return mails.filter((mail) => mail.to === address).toSorted((a, b) => a.date - b.date);
}
