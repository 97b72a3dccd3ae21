import { z } from 'zod';
import { SERVER_LIMITS } from '#server/limits.ts';
import { LIMITS } from '#shared/limits.ts';

const id = z.uuid();
/** End user of a client with an API key; ignored from browsers. */
const user = z.string().max(SERVER_LIMITS.chatUserMaxChars).nullish();
const none = z.literal('').transform(() => null);
const idOrNone = z.union([id, none]).nullish();
const limit = z.coerce.number().int().min(1).max(SERVER_LIMITS.chatPageSizeMax).default(SERVER_LIMITS.chatPageSize);

export const question = z.object({
  query: z.string().trim().min(1, '질문을 입력해주세요.').max(LIMITS.chatQueryMaxChars),
  inputs: z.union([z.record(z.string(), z.unknown()), z.literal('')]).nullish(),
  response_mode: z.enum(['streaming', 'blocking']).default('blocking'),
  user,
  conversation_id: idOrNone,
});

/** A name, or that one shall be made of the first question. */
export const renaming = z.object({
  name: z.string().trim().max(SERVER_LIMITS.chatTitleMaxChars).nullish(),
  auto_generate: z.boolean().nullish(),
  user,
});

export const userBody = z.object({ user }).nullish();
export const userQuery = z.object({ user });
export const idParams = z.object({ id });
export const taskParams = z.object({ task_id: id });

export const feedback = z.object({
  rating: z.enum(['like', 'dislike']).nullable(),
  content: z.string().max(LIMITS.chatFeedbackMaxChars).nullish(),
  user,
});

export const conversationsQuery = z.object({ user, last_id: idOrNone, limit });
export const messagesQuery = z.object({ user, conversation_id: id, first_id: idOrNone, limit });

const resource = z.object({
  position: z.number(),
  dataset_id: z.string(),
  dataset_name: z.string(),
  document_id: z.string(),
  document_name: z.string(),
  segment_id: z.string(),
  score: z.number(),
  content: z.string(),
  url: z.string(),
});

const usage = z.object({
  prompt_tokens: z.number(),
  completion_tokens: z.number(),
  total_tokens: z.number(),
  total_price: z.string(),
  currency: z.string(),
  latency: z.number(),
});

const state = z.enum(['asked', 'answered', 'interrupted', 'failed', 'unanswered']);

export const answer = z.object({
  event: z.literal('message'),
  id: z.string(),
  task_id: z.string(),
  message_id: z.string(),
  conversation_id: z.string(),
  mode: z.literal('chat'),
  answer: z.string(),
  metadata: z.object({
    usage,
    retriever_resources: z.array(resource),
    state,
    suggested_questions: z.array(z.string()),
  }),
  created_at: z.number(),
});

export const conversation = z.object({
  id: z.string(),
  name: z.string(),
  inputs: z.object({}),
  status: z.literal('normal'),
  introduction: z.string(),
  created_at: z.number(),
  updated_at: z.number(),
});

export const conversations = z.object({
  limit: z.number(),
  has_more: z.boolean(),
  data: z.array(conversation),
});

export const messageList = z.object({
  limit: z.number(),
  has_more: z.boolean(),
  data: z.array(
    z.object({
      id: z.string(),
      conversation_id: z.string(),
      inputs: z.object({}),
      query: z.string(),
      answer: z.string(),
      status: z.enum(['normal', 'error']),
      /** Ours: how it ended. */
      state,
      feedback: z.object({ rating: z.enum(['like', 'dislike']) }).nullable(),
      retriever_resources: z.array(resource),
      message_files: z.array(z.never()),
      agent_thoughts: z.array(z.never()),
      created_at: z.number(),
    }),
  ),
});

export const success = z.object({ result: z.literal('success') });
export const suggested = z.object({ result: z.literal('success'), data: z.array(z.string()) });

const off = z.object({ enabled: z.literal(false) });
const on = z.object({ enabled: z.literal(true) });
export const parameters = z.object({
  opening_statement: z.string(),
  suggested_questions: z.array(z.string()),
  /** Ours: whether questions are answered at the moment. */
  is_on: z.boolean(),
  suggested_questions_after_answer: on,
  speech_to_text: off,
  text_to_speech: off,
  retriever_resource: on,
  annotation_reply: off,
  user_input_form: z.array(z.never()),
  file_upload: z.object({ image: off }),
});

export const chatError = z.object({ code: z.string(), message: z.string(), status: z.number() });
