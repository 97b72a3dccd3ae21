import { z } from 'zod';

/** Default messages of zod, where the contract has no more specific one. */
z.config({
  customError: (issue) => {
    switch (issue.code) {
      case 'invalid_type':
        return issue.input === undefined ? '필수 항목입니다.' : '입력 형식이 올바르지 않습니다.';
      case 'too_big':
        return issue.origin === 'string'
          ? `최대 ${issue.maximum}자까지 입력할 수 있습니다.`
          : `최대 ${issue.maximum}까지 가능합니다.`;
      case 'too_small':
        return issue.origin === 'string'
          ? `${issue.minimum}자 이상 입력해주세요.`
          : `${issue.minimum} 이상이어야 합니다.`;
      case 'invalid_value':
        return '선택할 수 없는 값입니다.';
      default:
        return '입력 형식이 올바르지 않습니다.';
    }
  },
});
