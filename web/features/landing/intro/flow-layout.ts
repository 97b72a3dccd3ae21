import { FileText, Mail, MailCheck, ReceiptText, Sparkles, UserCheck } from 'lucide-react';
import { landingText } from '#shared/messages/site/landing.ko.ts';

const { steps } = landingText.scene;

/** Steps of the drawn flow, in the order of the animation. */
export const STEPS = [
  { id: 'mail', icon: Mail, ...steps.mail },
  { id: 'read', icon: FileText, ...steps.read },
  { id: 'classify', icon: Sparkles, ...steps.classify },
  { id: 'review', icon: UserCheck, ...steps.review },
  { id: 'post', icon: ReceiptText, ...steps.post },
  { id: 'reply', icon: MailCheck, ...steps.reply },
] as const;

type StepId = (typeof STEPS)[number]['id'];

interface Edge {
  path: string;
  /** Second of the cycle at which the animation runs along the line. */
  at: number;
  label?: { text: string; x: number; y: number };
}

export interface FlowLayout {
  width: number;
  height: number;
  places: Record<StepId, readonly [x: number, y: number]>;
  edges: readonly Edge[];
  chart: readonly [x: number, y: number, height: number];
}

export const STEP_SIZE = { width: 168, height: 68 };

/** Second of the cycle at which each step is highlighted. */
export const LIT_AT: Record<StepId, number> = { mail: 0, read: 1.2, classify: 2.4, review: 3.8, post: 5, reply: 6.2 };

const { sure, unsure } = landingText.scene;

export const WIDE: FlowLayout = {
  width: 600,
  height: 412,
  places: {
    mail: [12, 16],
    read: [216, 16],
    classify: [420, 16],
    review: [216, 172],
    post: [420, 172],
    reply: [420, 328],
  },
  edges: [
    { path: 'M180 50h36', at: 0.8 },
    { path: 'M384 50h36', at: 2 },
    { path: 'M460 84v28q0 14-14 14H314q-14 0-14 14v32', at: 3.2, label: { text: unsure, x: 330, y: 104 } },
    { path: 'M520 84v88', at: 3.4, label: { text: sure, x: 530, y: 134 } },
    { path: 'M384 206h36', at: 4.6 },
    { path: 'M504 240v88', at: 5.8 },
  ],
  chart: [12, 172, 224],
};

export const NARROW: FlowLayout = {
  width: 356,
  height: 424,
  places: { mail: [4, 4], read: [184, 4], classify: [184, 120], review: [4, 120], post: [184, 240], reply: [184, 352] },
  edges: [
    { path: 'M172 38h12', at: 0.8 },
    { path: 'M268 72v48', at: 2 },
    { path: 'M184 154h-12', at: 3.2, label: { text: unsure, x: 8, y: 112 } },
    { path: 'M268 188v52', at: 3.4, label: { text: sure, x: 278, y: 218 } },
    { path: 'M88 188v72q0 14 14 14h82', at: 4.6 },
    { path: 'M268 308v44', at: 5.8 },
  ],
  chart: [4, 304, 116],
};
