import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '#server/testing/free-port.ts';
import { simpleParser } from './parse-mail.ts';

/** Found by the first who loads this, and by the environment the same in all of Playwright's processes. */
const portOf = async (variable: string) => Number((process.env[variable] ??= String(await freePort())));

export const PORT = await portOf('PORTAL_E2E_PORT');
export const BASE_URL = `http://127.0.0.1:${PORT}`;
/** A site of another company's, whose pages may have the chat inside. Nothing listens there but the test of that. */
export const PRODUCT_ORIGIN = `http://intranet.test:${await portOf('PORTAL_E2E_PRODUCT_PORT')}`;
export const ADMIN = { userId: 'aionadmin', password: 'Adm1n!kx7mv2' };
export const DATA_DIR_VARIABLE = 'PORTAL_E2E_DATA_DIR';
export const PASSWORD = 'Kx7!mv2#Tq';

let made = 0;

/** An ID that no other test of this run has. */
export function newUserId(): string {
  made += 1;
  return `e2e${process.pid.toString(36)}x${made}`;
}

/** The mails to an address, oldest first. Without SMTP the portal leaves them in its data folder. */
export async function mailsTo(address: string): Promise<{ subject: string; text: string }[]> {
  const folder = join(process.env[DATA_DIR_VARIABLE] ?? '', 'mail');
  const names = await readdir(folder).catch(() => []);
  const mails = await Promise.all(names.map(async (name) => simpleParser(await readFile(join(folder, name), 'utf8'))));
  return mails.filter((mail) => mail.to === address).toSorted((a, b) => a.date - b.date);
}
