import { readFileSync } from 'node:fs';
import { shell } from '#shared/messages/common/shell.ko.ts';
import { paths } from '#shared/paths.ts';
import { findOutline } from './outline.ts';
import { renderMarkdown } from './render-markdown.ts';
import { writeSearchData } from './search-data.ts';
import { groupBySection } from './sections.ts';
import type { ManualPage } from './sections.ts';

export const CONTENT = 'content/manual';

/** Theme: style sheets and scripts are processed by Vite, templates by Eleventy. */
const THEME = 'web/manual';
const TEMPLATES = `${THEME}/templates`;

/** The parts of Eleventy's configuration that are used here. */
export interface UserConfig {
  setLibrary(name: 'md', library: { render(markdown: string): string }): void;
  addCollection(name: string, pick: (api: { getAll(): ManualPage[] }) => ManualPage[]): void;
  addFilter(name: string, filter: (value: never) => unknown): void;
  addGlobalData(name: string, value: unknown): void;
  addTemplate(path: string, content: string, data: Record<string, unknown>): void;
  addPassthroughCopy(files: Record<string, string>): void;
  addWatchTarget(path: string): void;
  on(event: 'eleventy.after', listener: () => void): void;
  setIncludesDirectory(path: string): void;
}

/** Configuration for writing the pages to the folder `output`. */
export const manualConfig =
  (output: string) =>
  (config: UserConfig): void => {
    // Relative to the folder of the pages.
    config.setIncludesDirectory(`../../${TEMPLATES}`);
    config.setLibrary('md', { render: renderMarkdown });
    config.addGlobalData('layout', 'page.njk');
    config.addGlobalData('texts', shell);
    config.addGlobalData('addresses', { cost: paths.cost(), contact: paths.contact(), trial: paths.freeExperience() });
    // Only Markdown: braces in examples are not templates.
    config.addGlobalData('templateEngineOverride', 'md');
    config.addCollection('manual', (api) =>
      api
        .getAll()
        .filter((page) => page.data.section)
        .toSorted((a, b) => a.data.order - b.data.order),
    );
    config.addFilter('bySection', groupBySection);
    config.addFilter('outline', findOutline);
    config.on('eleventy.after', () => writeSearchData(CONTENT, `${output}/search.json`));

    const notFound = readFileSync(`${TEMPLATES}/not-found.njk`, 'utf8');
    config.addTemplate('not-found.njk', notFound, {
      templateEngineOverride: 'njk',
      permalink: '/404.html',
      title: '찾으시는 매뉴얼 페이지가 없습니다',
      description: '주소가 바뀌었거나 잘못 입력되었습니다.',
    });
    // Also the Markdown files and drawings, for programs.
    config.addPassthroughCopy({
      [`${CONTENT}/*.md`]: '.',
      [`${CONTENT}/images`]: 'images',
    });
    config.addWatchTarget(THEME);
  };
