/**
 * Customers of a former shop: one complete, one without a usable address and phone, one without an
 * email.
 */
export const customersCsv = [
  'First Name,Last Name,Email,Accepts Email Marketing,Default Address Address1,Default Address City,Default Address Country Code,Default Address Zip,Default Address Phone,Note',
  'Rita,Alves,rita@example.test,yes,Rua Nova 1,Porto,PT,4000-001,+351912345678,',
  'Tom,Berg,tom@example.test,no,,Berlin,DE,,12,Likes wool',
  'Uwe,,,no,,,,,,',
].join('\n');
