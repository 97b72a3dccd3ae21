import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { pdfBomb } from '#fuzz/costly/costly-files.ts';
import { encryptWith } from '../encrypt.ts';

export const ADMIN = { ADMIN_ID: 'bench2026', ADMIN_PASSWORD: 'Qz7!plumRiver' };

/** A phone's photograph: 12 megapixels of noise. */
const photograph = await sharp(randomBytes(1000 * 750 * 3), { raw: { width: 1000, height: 750, channels: 3 } })
  .resize(4000, 3000, { kernel: 'linear' })
  .jpeg({ quality: 70 })
  .toBuffer();
const pdf = pdfBomb({ pages: 20, operators: 2_000 });

const PAGES = ['/', '/notice', '/qna', '/faq', '/library', '/market', '/search?q=%EB%A1%9C%EB%B4%87', '/sitemap.xml'];
const SEARCHES = ['로봇 설치', '라이선스', '오류 재처리'];
const WIDTHS = ['', '?w=320', '?w=640', '?w=960', '?w=1280'];

/** The header that a proxy adds. */
const someAddress = () => ({ 'x-forwarded-for': `10.${[...randomBytes(3)].join('.')}` });

/** Requests of visitors and one member, one after the other. `statuses` counts the responses by call and status. */
export class MixedUse {
  readonly statuses = new Map<string, number>();
  readonly #url: string;
  #token = '';

  constructor(url: string) {
    this.#url = url;
  }

  async logIn(): Promise<void> {
    const key = (await this.#call('/api/v1/user/public-key')) as { keyId: string; publicKey: string };
    const password = encryptWith(key.publicKey, ADMIN.ADMIN_PASSWORD);
    const data = await this.#call('/api/v1/user/login', { keyId: key.keyId, userId: ADMIN.ADMIN_ID, password });
    this.#token = (data as { token: string }).token;
  }

  /** The requests of one visitor; each has another address. */
  async read(): Promise<void> {
    const from = someAddress();
    for (const path of PAGES)
      await this.#call(`${path}${path.includes('?') ? '&' : '?'}n=${Math.floor(Math.random() * 50)}`, undefined, from);
    await this.#call('/api/v1/board/list', { boardType: 'notice', page: 1 }, from);
    const query = SEARCHES[Math.floor(Math.random() * SEARCHES.length)];
    await this.#call('/api/v1/search/documents', { query }, from);
  }

  async ask(): Promise<void> {
    const query = '로봇은 어떻게 설치하나요?';
    const body = { query, inputs: {}, response_mode: 'blocking', user: 'bench' };
    await this.#call('/v1/chat-messages', body, someAddress());
  }

  async write(): Promise<void> {
    const picture = await this.#upload('image', '사진.jpg', photograph);
    const attached = [
      await this.#upload('attachment', '문서.pdf', pdf),
      await this.#upload('attachment', '기록.txt', Buffer.from('로봇이 처리한 기록입니다.\n'.repeat(100_000))),
    ];
    const bodyHtml = `<p>${'로봇이 처리한 내용을 적습니다. '.repeat(500)}</p><img src="/api/v1/board/fileDownload/link/${picture}">`;
    const fileIds = attached.filter((id) => id !== '');
    const question = { boardType: 'qna', title: '메모리 시험', category: '오류', bodyHtml, fileIds };
    const written = (await this.#member('/api/v1/board/write', question)) as { documentId?: string } | undefined;
    if (written?.documentId === undefined) return;
    const { documentId } = written;
    for (const width of WIDTHS) await this.#member(`/api/v1/board/fileDownload/link/${picture}${width}`);
    await this.#member('/api/v1/board/update', { ...question, documentId, version: 1 });
    await this.#member('/api/v1/board/writeReply', { documentId, bodyHtml: '<p>답변입니다.</p>' });
    await this.#member('/api/v1/board/deleteDocument', { documentId });
  }

  async #upload(purpose: string, name: string, bytes: Uint8Array): Promise<string> {
    const form = new FormData();
    form.set('boardType', 'qna');
    form.set('purpose', purpose);
    form.set('file', new Blob([new Uint8Array(bytes)]), name);
    const data = await this.#member('/api/v1/board/upload-file', form);
    return (data as { fileId?: string } | undefined)?.fileId ?? '';
  }

  #member(path: string, body?: object): Promise<unknown> {
    return this.#call(path, body, { authorization: `Bearer ${this.#token}` });
  }

  async #call(path: string, body?: object, headers: Record<string, string> = {}): Promise<unknown> {
    const isForm = body instanceof FormData;
    const answer = await fetch(this.#url + path, {
      method: body ? 'POST' : 'GET',
      body: isForm ? body : body && JSON.stringify(body),
      headers: {
        accept: 'image/avif,image/webp,*/*',
        ...(body && !isForm && { 'content-type': 'application/json' }),
        ...headers,
      },
    });
    const text = await answer.text();
    const name = `${path.split('?')[0]?.replace(/[\w-]{30,}/, ':id')} ${answer.status}`;
    this.statuses.set(name, (this.statuses.get(name) ?? 0) + 1);
    return text.startsWith('{') ? (JSON.parse(text) as { data?: unknown }).data : undefined;
  }
}
