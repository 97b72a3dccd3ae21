import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright';
import { findChromium } from '#scripts/support/chromium.ts';

/** The picture that stands for the portal where its address is shared: share.html, 1200 x 630. Without the product's name and logo, which settings decide. */
const OUT = join(import.meta.dirname, '../../web/public/media/share.jpg');

const browser = await chromium.launch({ executablePath: findChromium() ?? undefined, args: ['--no-sandbox'] });
const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
await page.goto(pathToFileURL(join(import.meta.dirname, 'share.html')).href);
await page.evaluate(() => document.fonts.ready);
await page.screenshot({ path: OUT, type: 'jpeg', quality: 88 });
await browser.close();
