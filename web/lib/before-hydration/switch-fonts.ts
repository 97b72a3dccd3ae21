/** Larger parts are divided if they can be. */
const MOST_CHARACTERS = 80;
/** Time after which the rest waits for the next frame. */
const TASK_MS = 4;
/** A page in the background has no frames. */
const LONGEST_FRAME_MS = 100;

/**
 * Lets one part of the page after the other use the web font, as many as a short task can lay out: all at once would be
 * the longest task of the page. What is not shown comes along with the body, in fonts.ts.
 */
export async function switchPartByPart(): Promise<void> {
  let begun = performance.now();
  for (const part of partsOf(document.body)) {
    part.dataset.webFont = '';
    // Laid out here, where its time counts.
    part.getBoundingClientRect();
    if (performance.now() - begun < TASK_MS) continue;
    await frame();
    begun = performance.now();
  }
  await frame();
}

/** Elements below `parent` that hold its shown text, each small or not divisible. */
const partsOf = (parent: Element): HTMLElement[] =>
  [...parent.children].flatMap((element) => {
    if (!(element instanceof HTMLElement) || !element.checkVisibility()) return [];
    return element.textContent.length < MOST_CHARACTERS || hasOwnText(element) ? element : partsOf(element);
  });

const hasOwnText = ({ childNodes }: Element) =>
  [...childNodes].some((node) => node instanceof Text && node.data.trim());

/** Resolves after the next frame is laid out. */
export const frame = (): Promise<void> =>
  new Promise<void>((done) => {
    requestAnimationFrame(() => setTimeout(done));
    setTimeout(done, LONGEST_FRAME_MS);
  });
