import { getChoseong } from 'es-hangul';
import type { Board } from '#shared/boards/board.ts';
import { BOARD_TYPES, boardOf } from '#shared/boards.ts';
import { adminText } from '#shared/messages/admin/admin.ko.ts';
import { messages } from '#shared/messages.ko.ts';
import { paths } from '#shared/paths.ts';
import type { Role } from '#shared/role-permissions.ts';
import { can } from '#shared/permissions.ts';
import { canByRole } from '#shared/role-permissions.ts';
import type { Api } from '#web/lib/api/api-client.ts';
import { rememberedFilters } from '#web/lib/page/remembered-filters.ts';
import { adminMenu, noteFor } from '../admin-menu.ts';
import { TEMPLATES_ASKED } from '../admin-query.ts';
import { recentlyOpened } from './recently-opened.ts';

/** One line of the command palette. */
export interface PaletteEntry {
  group: keyof typeof adminText.palette.groups;
  label: string;
  note: string;
  to: string;
  /** Asks to log out instead; home is where that leads. */
  logsOut?: true;
}

const text = adminText.palette;

const SHOWN = 5;

const plain = (words: string) => words.replaceAll(/\s/g, '').toLowerCase();

/** True if the label contains the text, or its initial consonants do. */
function matches(label: string, typed: string): boolean {
  const [name, wanted] = [plain(label), plain(typed)];
  return name.includes(wanted) || getChoseong(name).includes(wanted);
}

/** New documents on the boards whose name or noun fits. None before something is typed: the pages come first. */
export function findForms(typed: string, roles: readonly Role[]): PaletteEntry[] {
  if (plain(typed) === '') return [];
  return formsFor(roles).filter(({ label, board }) => matches(label, typed) || isCalled(board, typed));
}

const formsFor = (roles: readonly Role[]): (PaletteEntry & { board: Board })[] =>
  BOARD_TYPES.filter((type) => can.registerDocument({ id: '', roles }, type)).map((type) => {
    const board = boardOf(type);
    return {
      group: 'forms',
      label: text.write(board.name),
      note: board.description,
      to: paths.boardRegister(type),
      board,
    };
  });

/** Not by initial consonants: among so many words they would fit too much. */
const isCalled = ({ name, noun, registerLabel = '' }: Board, typed: string): boolean =>
  [registerLabel, ...[name, noun].flatMap(text.writes)].some((call) => plain(call).includes(plain(typed)));

/**
 * Pages of the administration whose name fits, with what one was filtering there. If no name does, those that say every
 * word of the text about themselves.
 */
export function findScreens(typed: string, loginId: string, roles: readonly Role[]): PaletteEntry[] {
  const pages = screensFor(loginId, roles);
  const isTyped = plain(typed) !== '';
  const shortcuts = isTyped ? shortcutsFor(roles).filter(({ label }) => matches(label, typed)) : [];
  const account = isTyped ? ACCOUNT.filter(({ label }) => matches(label, typed)) : [];
  const named = pages.filter(({ label }) => matches(label, typed));
  const words = typed.split(/\s+/).map(plain);
  const described = pages.filter(({ label, note }) => words.every((word) => plain(`${label} ${note}`).includes(word)));
  const found = [...named, ...shortcuts];
  return [...(found.length > 0 ? found : described), ...account];
}

const screensFor = (loginId: string, roles: readonly Role[]): PaletteEntry[] =>
  adminMenu
    .filter(({ may }) => may({ id: '', roles }))
    .map((entry) => ({
      group: 'screens',
      label: entry.label,
      note: noteFor(entry, roles)?.note ?? '',
      to: entry.path + rememberedFilters(loginId, entry.path),
    }));

/** What stands below the side menu. After the pages, whose names are parts of these. */
const ACCOUNT: readonly PaletteEntry[] = [
  { group: 'screens', label: adminText.toSite, note: '', to: paths.home() },
  { group: 'screens', label: messages.shell.editProfile, note: '', to: paths.userEdit() },
  { group: 'acts', label: messages.shell.logout, note: '', to: paths.home(), logsOut: true },
];

const { health, privacy, assistant, users, inquiries, questions, contents } = adminText.entries;
/** A tab or a filter of the page of the privacy records. */
const recordsOf = (label: string, query: string) => ({
  label,
  note: privacy.label,
  to: `${paths.adminPrivacy()}?${query}`,
  may: canByRole.readPrivacy,
});
const ofAssistant = (label: string, to: string) => ({
  label,
  note: assistant.label,
  to,
  may: canByRole.manageAssistant,
});
const SHORTCUTS = [
  { label: text.shortcuts.backup, note: health.label, to: `${paths.adminHealth()}#backup`, may: canByRole.readHealth },
  recordsOf(text.shortcuts.accesses, 'tab=accesses'),
  recordsOf(text.shortcuts.downloads, 'action=downloads'),
  recordsOf(text.shortcuts.consents, 'tab=consents'),
  recordsOf(text.shortcuts.erasures, 'tab=erasures'),
  ofAssistant(text.shortcuts.conversations, paths.adminAssistantConversations()),
  ofAssistant(text.shortcuts.gaps, paths.adminAssistantGaps()),
  ofAssistant(text.shortcuts.pins, paths.adminAssistantPins()),
  ofAssistant(text.shortcuts.keys, paths.adminAssistantKeys()),
  {
    label: text.shortcuts.locked,
    note: users.label,
    to: `${paths.adminUsers()}?state=locked`,
    may: canByRole.manageUsers,
  },
  {
    label: text.shortcuts.inquiryTemplates,
    note: inquiries.label,
    to: `${paths.contactList()}?${TEMPLATES_ASKED}=`,
    may: canByRole.manageInquiries,
  },
  {
    label: text.shortcuts.questionTemplates,
    note: questions.label,
    to: `${paths.adminQuestions()}?${TEMPLATES_ASKED}=`,
    may: canByRole.answerQuestions,
  },
  {
    label: text.shortcuts.secondFactor,
    note: messages.shell.editProfile,
    to: paths.userEdit(),
    may: canByRole.accessAdmin,
  },
];

/** The documents of each board. */
const BOARDS = BOARD_TYPES.map((type) => ({
  label: boardOf(type).name,
  note: contents.label,
  to: `${paths.adminContents()}?board=${type}`,
  may: canByRole.manageContents,
}));

/** Places without an entry in the menu, once their name is typed. */
const shortcutsFor = (roles: readonly Role[]): PaletteEntry[] =>
  [...SHORTCUTS, ...BOARDS]
    .filter(({ may }) => may({ id: '', roles }))
    .map(({ label, note, to }) => ({
      group: 'screens',
      label,
      note,
      to,
    }));

/** A search in one kind of records: which roles may call it, and the call. The server checks the same permission. */
interface Source {
  group: keyof typeof text.groups;
  may: (actor: { id: string; roles: readonly Role[] }) => boolean;
  find: (api: Api, keyword: string, signal: AbortSignal) => Promise<PaletteEntry[]>;
}

const SOURCES: readonly Source[] = [
  {
    group: 'inquiries',
    may: canByRole.manageInquiries,
    find: async (api, keyword, signal) => {
      const { list } = await api.post('/api/v1/free/list', { keyword, size: SHOWN }, { signal });
      return list.map(({ contractId, company, contractNumber, status }) => ({
        group: 'inquiries',
        label: company,
        note: `${contractNumber} · ${status}`,
        to: `${paths.contactList()}?open=${contractId}`,
      }));
    },
  },
  {
    group: 'users',
    may: canByRole.manageUsers,
    find: async (api, keyword, signal) => {
      const { list } = await api.post('/api/v1/admin/users', { keyword }, { signal });
      return list.slice(0, SHOWN).map(({ userId, loginId, maskedName, affiliation }) => ({
        group: 'users',
        label: loginId,
        note: [maskedName, affiliation].filter(Boolean).join(' · '),
        to: `${paths.adminUsers()}?open=${userId}`,
      }));
    },
  },
  {
    group: 'documents',
    may: canByRole.manageContents,
    find: async (api, keyword, signal) => {
      const { list } = await api.post('/api/v1/admin/contents', { keyword }, { signal });
      return list.slice(0, SHOWN).map(({ documentId, boardType, title, isWaiting }) => ({
        group: 'documents',
        label: title,
        note: boardOf(boardType).name,
        to: isWaiting ? `${paths.adminQuestions()}?open=${documentId}` : paths.boardDetail(boardType, documentId),
      }));
    },
  },
];

/** Found by a search, not by its label. */
export const isRecord = ({ group }: PaletteEntry) => SOURCES.some((source) => source.group === group);

/** What was opened last and may still be. Of screens and forms everything but the label is as of now. */
export function findRecent(loginId: string, roles: readonly Role[]): PaletteEntry[] {
  const places = [...screensFor(loginId, roles), ...shortcutsFor(roles), ...ACCOUNT, ...formsFor(roles)];
  return recentlyOpened(loginId).flatMap(({ group, label, to }) => {
    const source = SOURCES.find((one) => one.group === group);
    if (source) return source.may({ id: '', roles }) ? [{ group: source.group, label, note: '', to }] : [];
    return places.filter((place) => place.group === group && place.label === label).slice(0, 1);
  });
}

/** What the palette finds for somebody with these roles, in words. */
export const paletteTitle = (roles: readonly Role[]): string =>
  text.title(SOURCES.filter(({ may }) => may({ id: '', roles })).map(({ group }) => text.groups[group]));

/** Records that fit, in the order of the sources. A source that fails is left out and reported as `isIncomplete`. */
export async function findRecords(
  api: Api,
  keyword: string,
  roles: readonly Role[],
  signal: AbortSignal,
): Promise<{ entries: PaletteEntry[]; isIncomplete: boolean }> {
  const allowed = SOURCES.filter(({ may }) => may({ id: '', roles }));
  const found = await Promise.allSettled(allowed.map(({ find }) => find(api, keyword, signal)));
  return {
    entries: found.flatMap((result) => (result.status === 'fulfilled' ? result.value : [])),
    isIncomplete: found.some(({ status }) => status === 'rejected'),
  };
}
