import { describe, expect, it } from 'vitest';
import { indexTokens, queryTokens, queryWords } from './tokens.ts';

describe('words of the manual search', () => {
  it('indexes Korean words as pairs of syllables and others whole', () => {
    expect(indexTokens('Studio에서 셀렉터')).toEqual(['studio', '에서', '셀렉', '렉터']);
  });

  it('finds an error code whole and by its parts', () => {
    expect(indexTokens('E-1042')).toEqual(['e-1042', 'e', '1042']);
  });

  it('looks for a word without the particle typed along', () => {
    expect(queryWords('셀렉터를')).toEqual(['셀렉터']);
    expect(queryWords('대기열에서 Studio의')).toEqual(['대기열', 'studio', '의']);
    expect(queryTokens('변수')).toEqual(['변수']);
  });

  it('leaves words alone that only look as if they ended in a particle', () => {
    expect(queryWords('로그 경로')).toEqual(['로그', '경로']);
  });

  it('puts decomposed syllables together', () => {
    expect(queryTokens('변수'.normalize('NFD'))).toEqual(['변수']);
  });
});
