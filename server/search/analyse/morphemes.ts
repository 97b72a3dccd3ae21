import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Garu } from 'garu-ko';
import { withoutEnding } from './verb-endings.ts';

export interface Morpheme {
  text: string;
  /** Sejong tag set: NNG noun, VV verb, JKS particle, EF ending. */
  tag: string;
}

/** Above this length the analyser's time grows quadratically; no Korean word is longer. */
export const LONGEST_PART = 16;
const KEPT_PARTS = 50_000;

let loading: Promise<Garu> | undefined;

/** The model has 1.2 MB and takes 40 MB at run time, so it is loaded once per process, by the first round of the index job. */
async function loadGaru(): Promise<Garu> {
  loading ??= openGaru();
  return loading;
}

async function openGaru(): Promise<Garu> {
  const { default: init } = await import('garu-ko/pkg/garu_wasm.js');
  // Called before the package does it itself, which would print a warning.
  await init({ module_or_path: await readFile(fileURLToPath(import.meta.resolve('garu-ko/pkg/garu_wasm_bg.wasm'))) });
  const { Garu } = await import('garu-ko');
  return Garu.load();
}

/**
 * Splits a Korean word into morphemes. Each word is analysed alone, without its sentence, so that it gives the same
 * result in texts and queries and can be cached.
 */
export async function loadMorphemes(): Promise<(word: string) => readonly Morpheme[]> {
  const garu = await loadGaru();
  const analyse = (part: string): readonly Morpheme[] => {
    const result = garu.analyze(part);
    return Array.isArray(result) ? [] : result.tokens.map(({ text, pos }) => ({ text, tag: pos }));
  };
  const split = (part: string): readonly Morpheme[] => {
    const known = remembered.get(part);
    if (known) return known;
    const morphemes = withoutEnding(part, analyse);
    if (remembered.size >= KEPT_PARTS) remembered.clear();
    remembered.set(part, morphemes);
    return morphemes;
  };
  return (word) => {
    if (word.length <= LONGEST_PART) return split(word);
    const parts: Morpheme[] = [];
    for (let at = 0; at < word.length; at += LONGEST_PART) parts.push(...split(word.slice(at, at + LONGEST_PART)));
    return parts;
  };
}

const remembered = new Map<string, readonly Morpheme[]>();
