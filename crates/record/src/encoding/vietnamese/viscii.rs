//! VISCII 1.1: every letter a byte (RFC 1456, table 1).

/// The letters of the bytes 80 to FF.
const HIGH: [char; 128] = [
    'Ạ', 'Ắ', 'Ằ', 'Ặ', 'Ấ', 'Ầ', 'Ẩ', 'Ậ', 'Ẽ', 'Ẹ', 'Ế', 'Ề', 'Ể', 'Ễ', 'Ệ', 'Ố', // 80
    'Ồ', 'Ổ', 'Ỗ', 'Ộ', 'Ợ', 'Ớ', 'Ờ', 'Ở', 'Ị', 'Ỏ', 'Ọ', 'Ỉ', 'Ủ', 'Ũ', 'Ụ', 'Ỳ', // 90
    'Õ', 'ắ', 'ằ', 'ặ', 'ấ', 'ầ', 'ẩ', 'ậ', 'ẽ', 'ẹ', 'ế', 'ề', 'ể', 'ễ', 'ệ', 'ố', // A0
    'ồ', 'ổ', 'ỗ', 'Ỡ', 'Ơ', 'ộ', 'ờ', 'ở', 'ị', 'Ự', 'Ứ', 'Ừ', 'Ử', 'ơ', 'ớ', 'Ư', // B0
    'À', 'Á', 'Â', 'Ã', 'Ả', 'Ă', 'ẳ', 'ẵ', 'È', 'É', 'Ê', 'Ẻ', 'Ì', 'Í', 'Ĩ', 'ỳ', // C0
    'Đ', 'ứ', 'Ò', 'Ó', 'Ô', 'ạ', 'ỷ', 'ừ', 'ử', 'Ù', 'Ú', 'ỹ', 'ỵ', 'Ý', 'ỡ', 'ư', // D0
    'à', 'á', 'â', 'ã', 'ả', 'ă', 'ữ', 'ẫ', 'è', 'é', 'ê', 'ẻ', 'ì', 'í', 'ĩ', 'ỉ', // E0
    'đ', 'ự', 'ò', 'ó', 'ô', 'õ', 'ỏ', 'ọ', 'ụ', 'ù', 'ú', 'ũ', 'ủ', 'ý', 'ợ', 'Ữ', // F0
];

/// Six rare letters took the places of control characters.
const LOW: [(u8, char); 6] = [
    (0x02, 'Ẳ'),
    (0x05, 'Ẵ'),
    (0x06, 'Ẫ'),
    (0x14, 'Ỷ'),
    (0x19, 'Ỹ'),
    (0x1E, 'Ỵ'),
];

pub(in crate::encoding) fn decode(bytes: &[u8]) -> String {
    bytes.iter().map(|&byte| letter(byte)).collect()
}

fn letter(byte: u8) -> char {
    match byte {
        0x80.. => HIGH[usize::from(byte - 0x80)],
        _ => LOW
            .iter()
            .find_map(|&(low, c)| (low == byte).then_some(c))
            .unwrap_or(char::from(byte)),
    }
}

/// Adds the bytes of a character, unless VISCII has none.
pub(in crate::encoding) fn encode(c: char, out: &mut Vec<u8>) -> Option<()> {
    let found = (0..=u8::MAX).find(|&byte| letter(byte) == c)?;
    out.push(found);
    Some(())
}
