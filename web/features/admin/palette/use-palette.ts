import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { adminText } from '#shared/messages/admin/admin.ko.ts';
import { useApi, useAppState } from '#web/lib/app-context.tsx';
import type { PaletteEntry } from './palette-sources.ts';
import { findForms, findRecent, findRecords, findScreens } from './palette-sources.ts';

const text = adminText.palette;

/** Typing pauses this long before records are searched. */
const PAUSE_MS = 180;

/** Records need this many characters; fewer fit too much. */
const RECORD_CHARS_MIN = 2;

/** Of what was opened last. */
const RECENT_SHOWN = 5;

const NOTHING = { keyword: '', entries: [] as PaletteEntry[], isIncomplete: false };

/** What the palette shows for the typed text: pages at once, records after a pause. */
export function usePalette(typed: string) {
  const api = useApi();
  const roles = useAppState((state) => state.roles);
  const loginId = useAppState((state) => state.loginId);
  const here = useLocation();
  const [found, setFound] = useState(NOTHING);
  const keyword = typed.trim();
  const searches = keyword.length >= RECORD_CHARS_MIN;

  useEffect(() => {
    if (!searches) return;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      void findRecords(api, keyword, roles, stop.signal).then((result) => {
        if (!stop.signal.aborted) setFound({ keyword, ...result });
      });
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [api, keyword, roles, searches]);

  const isCurrent = searches && found.keyword === keyword;
  const isElsewhere = ({ to }: PaletteEntry) => {
    const there = new URL(to, location.origin);
    const openOf = (params: string) => new URLSearchParams(params).get('open');
    return there.pathname !== here.pathname || openOf(there.search) !== openOf(here.search);
  };
  const recent = keyword === '' ? findRecent(loginId, roles).filter(isElsewhere).slice(0, RECENT_SHOWN) : [];
  const entries = [
    ...recent,
    ...findScreens(keyword, loginId, roles),
    ...findForms(keyword, roles),
    ...(isCurrent ? found.entries : []),
  ];
  const nothing = searches ? text.none(keyword) : text.noScreen(keyword, RECORD_CHARS_MIN);
  return {
    entries,
    /** How many of the first were opened last. */
    recentCount: recent.length,
    /** What is told where there are no entries. */
    nothing: entries.length === 0 ? nothing : null,
    isSearching: searches && !isCurrent,
    isIncomplete: isCurrent && found.isIncomplete,
  };
}
