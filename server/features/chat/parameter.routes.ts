import { assistantText } from '../../../shared/messages/assistant/assistant.ko.ts';
import type { Actor } from '../../../shared/permissions.ts';
import type { Context } from '../../context.ts';
import { nowIso } from '../../context.ts';
import type { Db } from '../../db/open-database.ts';
import { readableTo } from '../documents/document.read-policy.ts';
import { isAssistantOn } from './console/overview/assistant-switch.ts';
import { askerOf } from './wire/asker.ts';
import type { ChatApp } from './wire/chat-app.ts';
import { described } from './wire/chat-app.ts';
import { parameters, userQuery } from './wire/schemas.ts';

const STARTERS = 3;

/** How a conversation opens. */
export function parameterRoutes(chat: ChatApp, context: Context): void {
  chat.get(
    '/parameters',
    { schema: { ...described('인사말과 첫 질문', parameters), querystring: userQuery } },
    async (request) => {
      const { actor } = await askerOf(context, request);
      const isOn = await isAssistantOn(context.db);
      return {
        opening_statement: isOn ? assistantText.greeting(context.config.productName) : assistantText.closed,
        is_on: isOn,
        suggested_questions: isOn ? await mostReadQuestions(context.db, actor, nowIso(context)) : [],
        suggested_questions_after_answer: { enabled: true as const },
        speech_to_text: OFF,
        text_to_speech: OFF,
        retriever_resource: { enabled: true as const },
        annotation_reply: OFF,
        user_input_form: [],
        file_upload: { image: OFF },
      };
    },
  );
}

const OFF = { enabled: false as const };

/** Questions that are answered here for certain: those of the FAQ that most people opened. */
async function mostReadQuestions(db: Db, actor: Actor, now: string): Promise<string[]> {
  const rows = await db
    .selectFrom('document')
    .select('title')
    .where('board_type', '=', 'faq')
    .where('is_hidden', '=', 0)
    .where(readableTo(actor, now))
    .where('published_at', '<=', now)
    .orderBy('view_count', 'desc')
    .orderBy('id')
    .limit(STARTERS)
    .execute();
  return rows.map(({ title }) => title);
}
