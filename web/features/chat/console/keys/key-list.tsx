import { KeyRound } from 'lucide-react';
import { chatConsoleText } from '#shared/messages/admin/content/chat-console.ko.ts';
import { NothingHere } from '#web/features/admin/nothing-here.tsx';
import { AdminTable } from '#web/features/admin/table/admin-table.tsx';
import type { Key } from './key-columns.tsx';
import { KEY_COLUMNS } from './key-columns.tsx';

const text = chatConsoleText.keys;

export const KeyList = ({ keys }: { keys: readonly Key[] }) =>
  keys.length === 0 ? (
    <NothingHere icon={KeyRound} title={text.empty} description={text.emptyHint} />
  ) : (
    <AdminTable caption={text.list} columns={KEY_COLUMNS} rows={keys} rowKey={({ keyId }) => keyId} />
  );
