/** Preformatted text. Wide lines scroll, also by keyboard. */
export function CodeBlock({ text }: { text: string }) {
  return (
    <pre
      tabIndex={0}
      className="overflow-x-auto rounded-xl bg-[#0f172a] px-4 py-3 font-mono text-[0.8125rem] leading-6 break-normal text-[#e6ebf5]"
    >
      <code>{text}</code>
    </pre>
  );
}
