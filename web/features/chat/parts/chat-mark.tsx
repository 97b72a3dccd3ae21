import { cx } from '#web/ui/cx.ts';

/** The assistant's icon. */
export function ChatMark({ className }: { className: string }) {
  return (
    <span
      aria-hidden="true"
      className={cx('chat-mark inline-flex shrink-0 items-center justify-center rounded-full text-white', className)}
    >
      <svg viewBox="0 0 24 24" fill="currentColor" className="size-[58%]">
        <path d="M12 2.5c.9 6 3.5 8.600 9.500 9.500-6 .9-8.600 3.500-9.500 9.500-.9-6-3.500-8.600-9.500-9.500 6-.9 8.600-3.500 9.500-9.500Z" />
      </svg>
    </span>
  );
}
