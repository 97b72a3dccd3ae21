import { assistantText } from '#shared/messages/chat/assistant.ko.ts';
import type { Context } from '#server/context.ts';
import { nowIso } from '#server/context.ts';
import { readProductName } from '#server/site/brand.ts';
import { isAssistantOn } from './console/overview/assistant-switch.ts';
import { mostReadQuestions } from './most-read-question.queries.ts';
import { askerOf } from './wire/asker.ts';
import type { ChatApp } from './wire/chat-app.ts';
import { described } from './wire/chat-app.ts';
import { parameters, userQuery } from './wire/schemas.ts';

const STARTERS = 3;

/** Opening message and suggestions of a conversation. */
export function parameterRoutes(chat: ChatApp, context: Context): void {
  chat.get(
    '/parameters',
    { schema: { ...described('인사말과 첫 질문', parameters), querystring: userQuery } },
    async (request) => {
      const { actor } = await askerOf(context, request);
      const isOn = await isAssistantOn(context.db);
      return {
        opening_statement: isOn ? assistantText.greeting(await readProductName(context)) : assistantText.closed,
        is_on: isOn,
        suggested_questions: isOn
          ? await mostReadQuestions(context.db, { actor, now: nowIso(context), most: STARTERS })
          : [],
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
