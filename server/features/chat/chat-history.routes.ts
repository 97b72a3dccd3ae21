import { messages } from '#shared/messages.ko.ts';
import type { Context } from '#server/context.ts';
import { nowIso } from '#server/context.ts';
import { fail } from '#server/errors.ts';
import {
  deleteConversation,
  findConversation,
  listConversations,
  renameConversation,
} from './conversations/conversation.queries.ts';
import { findMessage, listMessages, rateMessage } from './conversations/message.queries.ts';
import { readableAnswers } from './conversations/readable-answers.ts';
import { askerOf } from './wire/asker.ts';
import type { ChatApp } from './wire/chat-app.ts';
import { described } from './wire/chat-app.ts';
import { presentConversation, presentMessages } from './wire/history.presenter.ts';
import {
  conversation,
  conversations,
  conversationsQuery,
  feedback,
  idParams,
  messageList,
  messagesQuery,
  renaming,
  success,
  suggested,
  userBody,
  userQuery,
} from './wire/schemas.ts';

/** Messages, ratings and conversations of a visitor. */
export function historyRoutes(chat: ChatApp, context: Context): void {
  const { db } = context;

  chat.get(
    '/conversations',
    { schema: { ...described('대화 목록: 최근 것부터', conversations), querystring: conversationsQuery } },
    async (request) => {
      const { last_id, limit } = request.query;
      const { visitor } = await askerOf(context, request);
      const rows = (await listConversations(db, visitor, { lastId: last_id ?? null, limit })) ?? fail('CM04');
      return { limit, has_more: rows.length > limit, data: rows.slice(0, limit).map(presentConversation) };
    },
  );

  chat.get(
    '/messages',
    { schema: { ...described('대화 한 건의 질문과 답변', messageList), querystring: messagesQuery } },
    async (request) => {
      const { conversation_id, first_id, limit } = request.query;
      const { visitor, actor } = await askerOf(context, request);
      if (!(await findConversation(db, visitor, conversation_id))) fail('CM04');
      const first = first_id ? ((await findMessage(db, visitor, first_id)) ?? fail('CM04')) : null;
      const rows = await listMessages(db, conversation_id, { before: first?.position ?? null, limit });
      const data = await presentMessages(db, actor, rows.slice(-limit), nowIso(context));
      return { limit, has_more: rows.length > limit, data };
    },
  );

  chat.get(
    '/messages/:id/suggested',
    { schema: { ...described('이어서 할 만한 질문', suggested), params: idParams, querystring: userQuery } },
    async (request) => {
      const { visitor, actor } = await askerOf(context, request);
      const message = (await findMessage(db, visitor, request.params.id)) ?? fail('CM04');
      const [answer] = await readableAnswers(db, actor, [message], nowIso(context));
      return { result: 'success' as const, data: answer?.suggested ?? [] };
    },
  );

  chat.post(
    '/messages/:id/feedbacks',
    { schema: { ...described('답변 평가', success), params: idParams, body: feedback } },
    async (request) => {
      const { rating, content } = request.body;
      const { visitor } = await askerOf(context, request);
      const message = (await findMessage(db, visitor, request.params.id)) ?? fail('CM04');
      await rateMessage(db, message.id, { rating, content: content ?? '' }, nowIso(context));
      return { result: 'success' as const };
    },
  );

  chat.post(
    '/conversations/:id/name',
    { schema: { ...described('대화 이름 바꾸기', conversation), params: idParams, body: renaming } },
    async (request) => {
      const { name, auto_generate: isMade } = request.body;
      const { visitor } = await askerOf(context, request);
      if (!isMade && !name) fail('CM01', { fields: { name: messages.required('대화 이름') } });
      const given = isMade ? null : (name ?? null);
      return presentConversation((await renameConversation(db, visitor, request.params.id, given)) ?? fail('CM04'));
    },
  );

  chat.delete(
    '/conversations/:id',
    { schema: { ...described('대화 삭제', success), params: idParams, body: userBody } },
    async (request) => {
      const { visitor } = await askerOf(context, request);
      if (!(await deleteConversation(db, visitor, request.params.id, nowIso(context)))) fail('CM04');
      return { result: 'success' as const };
    },
  );
}
